/** A name as a person typed it, with surrounding and doubled white space gone. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** A name as the first word of a line: 'basmati rice' → 'Basmati rice'. */
export function sentenceCase(name: string): string {
  const [first = ''] = name;
  const upper = first.toLocaleUpperCase('en');
  // 'ﬁ' would become 'FI' and 'ß' 'SS': such a letter stays as it was written.
  return ([...upper].length === 1 ? upper : first) + name.slice(first.length);
}

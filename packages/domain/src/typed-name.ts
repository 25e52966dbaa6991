/** A name as a person typed it, with surrounding and doubled white space gone. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** A name as the first word of a line: 'basmati rice' → 'Basmati rice'. */
export function sentenceCase(name: string): string {
  const [first = ''] = name;
  return first.toLocaleUpperCase('en') + name.slice(first.length);
}

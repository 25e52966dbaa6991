/** Trims a typed name and collapses its white space. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** Capitalises a name for the start of a line: 'basmati rice' → 'Basmati rice'. */
export function sentenceCase(name: string): string {
  const [first = ''] = name;
  const upper = first.toLocaleUpperCase('en');
  // 'ﬁ' would become 'FI' and 'ß' 'SS': such letters stay as written.
  return ([...upper].length === 1 ? upper : first) + name.slice(first.length);
}

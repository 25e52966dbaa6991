/** The index letter of a name: upper case without accents, or '#' for anything else. */
export function indexLetter(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}

/** Items under one letter. */
export interface LetterGroup<T> {
  letter: string;
  entries: T[];
}

/** Groups items by index letter, sorted by name and then by `within`. '#' comes last. */
export function groupByLetter<T extends { name: string }>(
  items: readonly T[],
  compare: (a: string, b: string) => number,
  within: (a: T, b: T) => number = () => 0,
): LetterGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const item of items.toSorted((a, b) => compare(a.name, b.name) || within(a, b))) {
    const letter = indexLetter(item.name);
    const entries = groups.get(letter);
    if (entries) entries.push(item);
    else groups.set(letter, [item]);
  }
  return [...groups]
    .map(([letter, entries]) => ({ letter, entries }))
    .toSorted((a, b) => Number(a.letter === '#') - Number(b.letter === '#') || compare(a.letter, b.letter));
}

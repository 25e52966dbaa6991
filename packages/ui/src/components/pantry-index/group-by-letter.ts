/** The letter under which a name stands in an index: without accent, in upper case; '#' for what is no letter. */
export function indexLetter(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}

/** Named things under one letter. */
export interface LetterGroup<T> {
  letter: string;
  entries: T[];
}

/** Named things in the order of an index, under their letters; those of one name by `within`. '#' comes last. */
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

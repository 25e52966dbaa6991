/** How many letters trigger suggestions, and how many are shown. */
export const SUGGESTIONS = { ingredientMinLength: 2, unitMinLength: 1, most: 5 } as const;

/**
 * At most five entries that contain the typed text, ignoring case. Entries that start with it come first,
 * then those with a word that does; otherwise order is kept.
 */
export function suggest(typed: string, entries: readonly string[], minLength: number): string[] {
  const needle = typed.trim().toLowerCase();
  if (needle.length < minLength) return [];
  const rank = (entry: string) => {
    const text = entry.toLowerCase();
    if (text.startsWith(needle)) return 0;
    return text.includes(` ${needle}`) ? 1 : 2;
  };
  return entries
    .filter((entry) => entry.toLowerCase().includes(needle))
    .map((entry, index) => ({ entry, index, rank: rank(entry) }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, SUGGESTIONS.most)
    .map(({ entry }) => entry);
}

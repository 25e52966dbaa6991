/**
 * The share of a recipe's ingredients in the pantry, in whole percent; 0 for a recipe without ingredients.
 */
export function matchPercentage(needed: readonly number[], owned: ReadonlySet<number>): number {
  const distinct = new Set(needed);
  let covered = 0;
  for (const id of distinct) if (owned.has(id)) covered += 1;
  return percentOf(covered, distinct.size);
}

/**
 * The match after ingredients were added during this visit: earlier matches plus the new ones, in whole
 * percent. Null if none of the new ones is in the recipe, so the known match still holds.
 */
export function updatedMatch(
  needed: readonly number[],
  matching: readonly number[],
  added: ReadonlySet<number>,
): number | null {
  if (!needed.some((id) => added.has(id))) return null;
  return matchPercentage(needed, new Set([...matching, ...added]));
}

/** `part` of `whole` in whole percent; 0 if `whole` is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

export type MatchLevel = 'missing' | 'partial' | 'have';

/** The jar's colour: turmeric below 40 %, light basil below 80 %, full basil from there. */
export function matchLevel(percentage: number): MatchLevel {
  if (percentage < 40) return 'missing';
  return percentage < 80 ? 'partial' : 'have';
}

/** Share of a recipe that the pantry covers, in whole percent. A recipe without ingredients is 0. */
export function matchPercentage(needed: readonly number[], owned: ReadonlySet<number>): number {
  const distinct = new Set(needed);
  let covered = 0;
  for (const id of distinct) if (owned.has(id)) covered += 1;
  return percentOf(covered, distinct.size);
}

/**
 * The share of a recipe that the pantry covers once ingredients were added in this visit: those that matched and the new
 * ones, in whole percent. Null when none of the new ones is in the recipe: then the figure that is known still holds.
 */
export function updatedMatch(
  needed: readonly number[],
  matching: readonly number[],
  added: ReadonlySet<number>,
): number | null {
  if (!needed.some((id) => added.has(id))) return null;
  return matchPercentage(needed, new Set([...matching, ...added]));
}

/** `part` of `whole` in whole percent; 0 when there is no whole. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

export type MatchLevel = 'missing' | 'partial' | 'have';

/** The jar's colour: turmeric below 40 %, half basil below 80 %, full basil from there. */
export function matchLevel(percentage: number): MatchLevel {
  if (percentage < 40) return 'missing';
  return percentage < 80 ? 'partial' : 'have';
}

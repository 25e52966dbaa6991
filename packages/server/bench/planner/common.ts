import { CATALOGUE } from '@larder/catalogue';
import { plan, type Candidate } from '@larder/domain/planner';
import type { Household } from './households.ts';

/** The largest share of all meals that one dinner may have. */
const SHARE = 0.02;
const ROUNDS = 6;
const EFFORT = { starts: 2, steps: 7_000 };

/**
 * Prints the handicap that each dinner needs so that none is planned for too many households: raised while it is
 * planned too often, lowered while it is planned too rarely. For `COMMON_DINNERS` of the catalogue.
 */
export function printCommon(candidates: readonly Candidate[], homes: readonly Household[]): void {
  const handicaps = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const handicapped = candidates.map((recipe) => ({
      ...recipe,
      handicap: handicaps.get(recipe.id) ?? 0,
    }));
    const times = new Map<number, number>();
    let meals = 0;
    for (const { pantry, wishes } of homes)
      for (const { recipe } of plan(handicapped, pantry, wishes, { effort: EFFORT }).meals) {
        times.set(recipe.id, (times.get(recipe.id) ?? 0) + 1);
        meals += 1;
      }
    const step = 2 - 0.2 * round;
    for (const { id } of candidates) {
      const handicap = (handicaps.get(id) ?? 0) + step * ((times.get(id) ?? 0) - SHARE * meals);
      if (handicap > 0) handicaps.set(id, handicap);
      else handicaps.delete(id);
    }
  }
  const slugs = new Map(CATALOGUE.recipes.map(({ id, slug }) => [id, slug]));
  for (const [id, handicap] of [...handicaps].toSorted((a, b) => b[1] - a[1])) {
    const rounded = 5 * Math.round(handicap / 5);
    if (rounded > 0) console.log(`  { id: ${id}, slug: '${slugs.get(id)}', handicap: ${rounded} },`);
  }
}

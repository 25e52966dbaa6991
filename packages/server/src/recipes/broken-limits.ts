import { brokenLimits, type Limit } from '@larder/domain/planner';
import type { Connection } from '../platform/database/connection.ts';
import { FIRST_OWN_RECIPE_ID } from '../platform/database/schema.ts';
import { readCandidateLines, readCandidatesById } from './candidate.store.ts';
import { toDietaryFlags } from './catalogue/dietary-columns.ts';

/** For a deleted shared recipe, and for one of the cook's own. */
const GONE = 'no longer in the catalogue';
const DELETED = 'no longer among your recipes';

/**
 * The hard limits that each of these recipes currently breaks; a deleted one cannot be judged, so it is not
 * allowed.
 */
export async function breaksOf(
  db: Connection,
  userId: string,
  meals: readonly { readonly id: number }[],
  limits: readonly Limit[],
): Promise<Map<number, string[]>> {
  if (meals.length === 0) return new Map();
  const ids = meals.map(({ id }) => id);
  const rows = await readCandidatesById(db, userId, ids);
  const lines = await readCandidateLines(db, ids);
  const known = new Map(
    rows.map((row) => {
      const needs = lines.filter(({ recipeId }) => recipeId === row.id);
      const isUnchecked = row.unknownLines.length > 0;
      return [row.id, { ...row, dietary: toDietaryFlags(row), needs, isUnchecked }];
    }),
  );
  return new Map(
    ids.map((id) => {
      const recipe = known.get(id);
      return [id, recipe ? brokenLimits(recipe, limits) : [id < FIRST_OWN_RECIPE_ID ? GONE : DELETED]];
    }),
  );
}

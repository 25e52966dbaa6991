import { needOf } from '../plan/planner/candidate.ts';
import type { Candidate, Preferences } from '../plan/planner/model.ts';
import { proteinsOf } from '../plan/planner/proteins.ts';
import type { Connection } from '../platform/database/connection.ts';
import {
  readCandidateLines,
  readCandidateRows,
  readCandidatesById,
  type CandidateLine,
  type CandidateRow,
} from './candidate.store.ts';
import { toDietaryFlags } from './catalogue/dietary-columns.ts';
import type { CatalogueSnapshot } from './catalogue/snapshot.ts';

/** What counts for a cook who has saved no preferences. */
export const NO_PREFERENCES: Preferences = {
  allergies: [],
  dietary_restrictions: [],
  kitchen_appliances: [],
  spice_tolerance: null,
  preferred_cuisines: [],
  protein_preferences: [],
  cooking_experience: null,
  meal_prep_frequency: null,
  budget_consciousness: null,
};

/** So many recipes are read at a time, so that others get their turn in between. */
const PAGE = 500;

/** Reads every recipe of a catalogue that everybody shares as the planner weighs it, page after page. */
export async function* readRecipes(db: Connection, snapshot: CatalogueSnapshot): AsyncGenerator<Candidate[]> {
  let after = -1;
  for (let isMore = true; isMore;) {
    const rows = await readCandidateRows(db, after, PAGE);
    const ids = rows.map(({ id }) => id);
    const lines = byRecipe(await readCandidateLines(db, ids));
    yield rows.flatMap((row) => toCandidate(row, lines.get(row.id) ?? [], snapshot) ?? []);
    after = ids.at(-1) ?? after;
    isMore = rows.length === PAGE;
  }
}

/** These recipes as the planner weighs them, as far as they are there and the user may see them, in no order. */
export async function readRecipesById(
  db: Connection,
  userId: string,
  snapshot: CatalogueSnapshot,
  ids: readonly number[],
): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const lines = byRecipe(await readCandidateLines(db, ids));
  const rows = await readCandidatesById(db, userId, ids);
  return rows.flatMap((row) => toCandidate(row, lines.get(row.id) ?? [], snapshot) ?? []);
}

/** One recipe as the planner weighs it; null for one that is not there. */
export async function readRecipe(
  db: Connection,
  userId: string,
  snapshot: CatalogueSnapshot,
  id: number,
): Promise<Candidate | null> {
  const [recipe = null] = await readRecipesById(db, userId, snapshot, [id]);
  return recipe;
}

function byRecipe(lines: readonly CandidateLine[]): Map<number, CandidateLine[]> {
  const grouped = new Map<number, CandidateLine[]>();
  for (const line of lines) {
    const some = grouped.get(line.recipeId);
    if (some) some.push(line);
    else grouped.set(line.recipeId, [line]);
  }
  return grouped;
}

function toCandidate(
  row: CandidateRow,
  lines: readonly CandidateLine[],
  { names }: CatalogueSnapshot,
): Candidate | null {
  const needed = lines.map(({ ingredientId, quantity, unit }) => {
    const ingredient = names.get(ingredientId);
    return ingredient ? { ingredient, need: needOf(ingredient, quantity, unit) } : null;
  });
  // The catalogue changed between the two readings: the next snapshot knows this recipe.
  if (!needed.every((line) => line !== null)) return null;
  const { prepTime, cookTime, kcal, carbohydrate, ...facts } = row;
  return {
    ...facts,
    dietary: toDietaryFlags(row),
    proteins: proteinsOf(needed.map(({ ingredient, need }) => ({ ingredient, grams: need.grams }))),
    totalTime: prepTime + cookTime + facts.waitingTime,
    calories: kcal,
    carbohydrates: carbohydrate,
    needs: needed.map(({ need }) => need),
  };
}

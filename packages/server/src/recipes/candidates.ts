import { needOf } from './need-of.ts';
import { plateOf, proteinsOf } from '@larder/catalogue';
import { eveningBeforeOf, roleOf } from '@larder/domain';
import { sureFlags, type Preferences } from '@larder/domain/model';
import type { Candidate } from '@larder/domain/planner';
import type { Connection } from '../platform/database/connection.ts';
import {
  readCandidateLines,
  readCandidateRows,
  readCandidatesById,
  type CandidateLine,
  type CandidateRow,
} from './candidate.store.ts';
import { toDietaryFlags } from './catalogue/dietary-columns.ts';
import { knownFlags, unknownThing } from './unknown-lines.ts';
import type { CatalogueSnapshot } from './catalogue/snapshot.ts';

/** Defaults without saved preferences. */
export const NO_PREFERENCES: Preferences = {
  allergies: [],
  dietary_restrictions: [],
  kitchen_appliances: [],
  spice_tolerance: null,
  household_size: null,
  preferred_cuisines: [],
  protein_preferences: [],
  cooking_experience: null,
  meal_prep_frequency: null,
  budget_consciousness: null,
};

/** Page size, small enough for other requests to get a turn in between. */
const PAGE = 500;

/** All shared recipes of a catalogue as planner candidates, page by page. */
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

/** Those of these recipes that exist and that the user can read, as planner candidates, unordered. */
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

/** A recipe as a planner candidate; null if it does not exist. */
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
  // The catalogue changed between the two reads: the next snapshot will know this recipe.
  if (!needed.every((line) => line !== null)) return null;
  const { prepTime, cookTime, kcal, carbohydrate, unknownLines, ...facts } = row;
  const isUnchecked = unknownLines.length > 0;
  const known = needed.map(({ ingredient }) => ingredient);
  const dietary = isUnchecked ? knownFlags(known) : toDietaryFlags(row);
  const weighed = needed.map(({ ingredient, need }) => ({ ingredient, grams: need.grams }));
  const plate = plateOf(weighed, row.servings);
  return {
    ...facts,
    role: roleOf(facts),
    eveningBefore: eveningBeforeOf(facts),
    dietary,
    sure: sureFlags(dietary, known),
    ...(isUnchecked && { isUnchecked }),
    proteins: proteinsOf(weighed),
    vegetables: plate.vegetableGrams,
    base: plate.base,
    totalTime: prepTime + cookTime + facts.waitingTime,
    calories: kcal,
    carbohydrates: carbohydrate,
    needs: [...needed.map(({ need }) => need), ...unknownLines.map(unknownThing)],
  };
}

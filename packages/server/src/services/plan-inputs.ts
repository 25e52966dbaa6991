import { gramsOf } from '@larder/catalogue';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import type { Candidate, Preferences, StockItem } from '../planner/model.ts';
import { proteinsOf } from '../planner/proteins.ts';
import { readCandidateLines, readCandidateRows, type CandidateLine } from '../stores/candidate-store.ts';
import type { Connection } from '../stores/connection.ts';
import { toDietaryFlags } from '../stores/dietary-columns.ts';
import type { PantryItem } from '../stores/pantry-store.ts';

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

/** Reads every recipe as the planner weighs it, once for each version of the catalogue. */
export function makeCandidateReader(
  db: Connection,
): (snapshot: CatalogueSnapshot) => Promise<readonly Candidate[]> {
  const kept = new WeakMap<CatalogueSnapshot, Promise<readonly Candidate[]>>();
  return (snapshot) => {
    const known = kept.get(snapshot);
    if (known) return known;
    const read = readCandidates(db, snapshot);
    kept.set(snapshot, read);
    // A reading that failed is tried again next time.
    read.catch(() => kept.delete(snapshot));
    return read;
  };
}

async function readCandidates(db: Connection, snapshot: CatalogueSnapshot): Promise<Candidate[]> {
  const [rows, lines] = await Promise.all([readCandidateRows(db), readCandidateLines(db)]);
  const linesOf = new Map<number, CandidateLine[]>();
  for (const line of lines) {
    const some = linesOf.get(line.recipeId);
    if (some) some.push(line);
    else linesOf.set(line.recipeId, [line]);
  }
  return rows.flatMap((row) => {
    const needed = (linesOf.get(row.id) ?? []).map(({ ingredientId, quantity, unit }) => {
      const ingredient = snapshot.names.get(ingredientId);
      return ingredient ? { ingredient, quantity, unit, grams: gramsOf(ingredient, quantity, unit) } : null;
    });
    // The catalogue changed between the two readings: the next snapshot knows this recipe.
    if (!needed.every((line) => line !== null)) return [];
    const { prepTime, cookTime, kcal, carbohydrate, ...facts } = row;
    return {
      ...facts,
      dietary: toDietaryFlags(row),
      proteins: proteinsOf(needed),
      totalTime: prepTime + cookTime,
      calories: kcal,
      carbohydrates: carbohydrate,
      needs: needed.map(({ ingredient, ...need }) => ({
        ingredientId: ingredient.id,
        name: ingredient.name,
        ...need,
      })),
    };
  });
}

/** A pantry as the planner sees it. People's own ingredients are in no recipe and stay out. */
export function toStock(pantry: readonly PantryItem[], { names, family }: CatalogueSnapshot): StockItem[] {
  return pantry.flatMap(({ id, ingredientId, name, quantity, unit, expiryDate }) => {
    const ingredient = names.get(ingredientId);
    if (!ingredient) return [];
    return {
      id,
      name: quantity !== null && quantity > 1 ? ingredient.plural : name,
      covers: [...family.coveredBy([ingredientId])],
      quantity,
      unit,
      grams: quantity === null ? null : gramsOf(ingredient, quantity, unit),
      expiresOn: expiryDate,
    };
  });
}

import type { IngredientIndex, Recipe } from '@larder/domain/model';
import { alcoholLeft } from '@larder/domain/nutrition';
import { gramsOf } from '../usual/measures.ts';

/**
 * Kilocalories per gram, from Regulation (EU) No 1169/2011, Annex XIV. Standard Reference 28 gives
 * carbohydrate 'by difference', including fibre, so fibre is subtracted for what it does not provide. Fruit
 * acids are included too and give 3 instead of 4; the acetic acid of vinegar, 5 g in 100 g, is in none of the
 * figures. Both are far below the tolerance in any dish.
 */
const KCAL_PER_GRAM = { protein: 4, carbohydrate: 4, fat: 9, fibre: 2 - 4, alcohol: 7 } as const;
/**
 * Standard Reference 28 calculates energy with food-specific factors (Merrill and Watt, Agriculture Handbook
 * 74), which are lower for pulses, vegetables and spices: so the two do not match exactly.
 */
const TOLERANCE = 0.15;

/** The energy of all nutrients together. */
export function energyOf(nutrients: Partial<Record<keyof typeof KCAL_PER_GRAM, number>>): number {
  return Object.entries(KCAL_PER_GRAM).reduce(
    (sum, [name, factor]) => sum + factor * (nutrients[name as keyof typeof KCAL_PER_GRAM] ?? 0),
    0,
  );
}

/** Whether the energy of a serving matches its protein, carbohydrate, fat and alcohol. */
export function* checkEnergy(recipe: Recipe, index: IngredientIndex): Iterable<string> {
  let alcohol = 0;
  for (const { ingredient: slug, quantity, unit, eaten = 1 } of recipe.ingredients) {
    const ingredient = index.get(slug);
    const grams = ((ingredient && gramsOf(ingredient, quantity, unit)) ?? 0) * eaten;
    alcohol += (grams * (ingredient?.per100g.alcohol ?? 0)) / 100 / recipe.servings;
  }
  const { kcal, ...nutrients } = recipe.nutritionPerServing;
  const expected = energyOf({ ...nutrients, alcohol: alcohol * alcoholLeft(recipe.cookTime) });
  if (Math.abs(kcal - expected) > TOLERANCE * expected) {
    yield `${kcal} kcal a serving, but its nutrients give ${expected.toFixed(0)}`;
  }
}

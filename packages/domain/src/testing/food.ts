import type { Ingredient } from '../model/ingredient.ts';
import type { UsualAmountOf } from '../weight/grams-of.ts';

/** An ingredient with defaults for what a test does not care about. */
export function food(slug: string, own: Partial<Ingredient> = {}): Ingredient {
  return {
    id: 1,
    slug,
    name: slug,
    plural: `${slug}s`,
    aliases: [],
    parent: null,
    category: 'Pantry',
    allergens: [],
    animals: [],
    often: {},
    notFor: [],
    per100g: { kcal: 0, protein: 0, carbohydrate: 0, fat: 0, source: 'made up' },
    gramsPerMl: null,
    gramsPer: {},
    pricePerKg: 0,
    ...own,
  };
}

/** A kitchen where everything is bought in grams, except what is listed. */
export const usually =
  (amounts: Readonly<Record<string, ReturnType<UsualAmountOf>>>): UsualAmountOf =>
  ({ slug }) =>
    amounts[slug] ?? { quantity: null, unit: 'g' };

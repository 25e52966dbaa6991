import { expect, test } from 'vitest';
import { DIETARY_FLAGS } from '../vocabulary/dietary-flags.ts';
import { food, usually } from '../testing/food.ts';
import { gramsOf } from '../weight/grams-of.ts';
import { deriveFacts, type KnownFood } from './derive-facts.ts';

const LARDER = [
  food('bean', {
    per100g: { kcal: 100, protein: 9, carbohydrate: 30, fibre: 20, fat: 0.5, source: '' },
    pricePerKg: 4,
  }),
  food('cream', {
    animals: ['dairy'],
    allergens: ['dairy'],
    notFor: ['paleo'],
    per100g: { kcal: 300, protein: 2, carbohydrate: 3, fat: 30, source: '' },
    pricePerKg: 10,
  }),
  food('beef', { animals: ['red-meat'] }),
];
const known: KnownFood = {
  ingredientOf: (slug) => {
    const found = LARDER.find((one) => one.slug === slug);
    if (!found) throw new RangeError(`no ingredient '${slug}'`);
    return found;
  },
  gramsOf: (ingredient, quantity, unit) => gramsOf(ingredient, quantity, unit, usually({})),
};
const grams = (ingredient: string, quantity: number, eaten?: number) => ({
  ingredient,
  quantity,
  unit: 'g' as const,
  ...(eaten !== undefined && { eaten }),
});

test('a serving gets its share of the eaten part of each line, rounded', () => {
  const { nutritionPerServing, costPerServing, costTotal } = deriveFacts(
    { ingredients: [grams('bean', 250), grams('cream', 200, 0.25)], servings: 3 },
    known,
  );
  expect(nutritionPerServing).toEqual({ kcal: 133, protein: 7.8, carbohydrate: 25.5, fat: 5.4 });
  expect({ costPerServing, costTotal }).toEqual({ costPerServing: 0.5, costTotal: 1.5 });
});

test.each([
  { of: ['bean'], allergens: '', flags: 'vegan vegetarian', without: '' },
  {
    of: ['bean', 'cream'],
    allergens: 'dairy',
    flags: 'vegetarian contains_dairy',
    without: 'vegan paleo dairy_free',
  },
  {
    of: ['beef', 'cream'],
    allergens: 'dairy',
    flags: 'contains_dairy contains_beef',
    without: 'vegetarian vegan paleo dairy_free kosher',
  },
])('a dish of $of', ({ of, allergens, flags, without }) => {
  const facts = deriveFacts({ ingredients: of.map((slug) => grams(slug, 100)), servings: 1 }, known);
  const all = 'vegetarian vegan gluten_free keto paleo low_carb dairy_free halal kosher'.split(' ');
  expect(facts.allergens.join(' ')).toBe(allergens);
  expect(DIETARY_FLAGS.filter((flag) => facts.dietary[flag]).join(' ')).toBe(flags);
  expect(facts.diets).toEqual(all.filter((diet) => !without.split(' ').includes(diet)));
});

test.each([
  { quantity: 150, fits: ['keto', 'low_carb'] },
  { quantity: 151, fits: ['low_carb'] },
  { quantity: 300, fits: ['low_carb'] },
  { quantity: 301, fits: [] },
])('$quantity g of beans fit $fits: fibre is not digested', ({ quantity, fits }) => {
  const { diets } = deriveFacts({ ingredients: [grams('bean', quantity)], servings: 1 }, known);
  expect(diets.filter((diet) => ['keto', 'low_carb'].includes(diet))).toEqual(fits);
});

test.each([
  { ingredient: 'bean', unit: 'sprig', says: "bean has no weight for 'sprig'" },
  { ingredient: 'dust', unit: 'g', says: "no ingredient 'dust'" },
] as const)('rejects $unit of $ingredient rather than guessing', ({ ingredient, unit, says }) => {
  const wrong = { ingredients: [{ ingredient, quantity: 1, unit }], servings: 1 };
  expect(() => deriveFacts(wrong, known)).toThrow(says);
});

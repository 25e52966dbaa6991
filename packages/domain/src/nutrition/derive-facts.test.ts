import { expect, test } from 'vitest';
import { DIETARY_FLAGS } from '../vocabulary/dietary-flags.ts';
import { food, usually } from '../testing/food.ts';
import type { RecipeLine } from '../model/recipe.ts';
import { gramsOf } from '../weight/grams-of.ts';
import { deriveFacts, type KnownFood } from './derive-facts.ts';

const LARDER = [
  food('bean', {
    per100g: { kcal: 100, protein: 9, carbohydrate: 30, sugars: 1, fibre: 20, fat: 0.5, source: '' },
    pricePerKg: 4,
  }),
  food('cream', {
    animals: ['dairy'],
    allergens: ['dairy'],
    notFor: ['paleo'],
    per100g: {
      kcal: 300,
      protein: 2,
      carbohydrate: 3,
      sugars: 2,
      fat: 30,
      saturates: 19,
      salt: 2,
      source: '',
    },
    pricePerKg: 10,
  }),
  food('beef', { animals: ['red-meat'] }),
  food('chicken', {
    per100g: {
      kcal: 160,
      protein: 14,
      carbohydrate: 0,
      fat: 12,
      source: '',
      when: { skinned: { kcal: 60, protein: 10, carbohydrate: 0, fat: 2, source: '' } },
    },
    pricePerKg: 7,
  }),
  food('wine', { per100g: { kcal: 80, protein: 0, carbohydrate: 2.5, fat: 0, alcohol: 10, source: '' } }),
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

/** A raw dish, or one that cooks for some minutes. */
const factsOf = (ingredients: readonly RecipeLine[], { servings = 1, cookTime = 0 } = {}) =>
  deriveFacts({ ingredients, servings, cookTime }, known);

test('a serving gets its share of the eaten part of each line, rounded, and pays for all of it [NUTRITION-05]', () => {
  const lines = [grams('bean', 250), grams('cream', 200, 0.25)];
  const { nutritionPerServing, costPerServing, costTotal } = factsOf(lines, { servings: 3 });
  expect(nutritionPerServing).toEqual({
    kcal: 133,
    protein: 7.8,
    carbohydrate: 25.5,
    sugars: 1.2,
    fat: 5.4,
    saturates: 3.2,
    fibre: 16.7,
    salt: 0.3,
  });
  expect({ costPerServing, costTotal }).toEqual({ costPerServing: 1, costTotal: 3 });
});

test('fat that is skimmed off is not eaten [NUTRITION-04]', () => {
  const { nutritionPerServing, costTotal } = factsOf([{ ...grams('cream', 100), fatEaten: 0.5 }]);
  expect(nutritionPerServing).toMatchObject({ kcal: 300 - 15 * 9, protein: 2, fat: 15, saturates: 9.5 });
  expect(costTotal).toBe(1);
});

test.each([
  { notes: 'skinned, in two', kcal: 60 },
  { notes: 'in two', kcal: 160 },
  { notes: 'unskinned', kcal: 160 },
  { notes: 'boned (skinned)', kcal: 60 },
])('100 g of chicken, $notes: $kcal kcal', ({ notes, kcal }) => {
  const { nutritionPerServing, costTotal } = factsOf([{ ...grams('chicken', 100), notes }]);
  expect(nutritionPerServing.kcal).toBe(kcal);
  expect(costTotal).toBe(0.7);
});

test.each([
  { cookTime: 0, kcal: 80 },
  { cookTime: 1, kcal: 69.5 },
  { cookTime: 29, kcal: 38 },
  { cookTime: 30, kcal: 34.5 },
  { cookTime: 600, kcal: 13.5 },
])('after $cookTime minutes, 100 g of wine has $kcal kcal', ({ cookTime, kcal }) => {
  const { nutritionPerServing } = factsOf([grams('wine', 1000)], { servings: 10, cookTime });
  expect(nutritionPerServing.kcal).toBe(Math.round(kcal));
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
  const facts = factsOf(of.map((slug) => grams(slug, 100)));
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
  const { diets } = factsOf([grams('bean', quantity)]);
  expect(diets.filter((diet) => ['keto', 'low_carb'].includes(diet))).toEqual(fits);
});

test.each([
  { ingredient: 'bean', unit: 'sprig', says: "bean has no weight for 'sprig'" },
  { ingredient: 'dust', unit: 'g', says: "no ingredient 'dust'" },
] as const)('rejects $unit of $ingredient rather than guessing', ({ ingredient, unit, says }) => {
  expect(() => factsOf([{ ingredient, quantity: 1, unit }])).toThrow(says);
});

import { expect, test } from 'vitest';
import { RECIPE } from '../storybook/fixtures.ts';
import type { RecipeDetails } from './recipes.query.ts';
import { shownIngredients } from './shown-ingredients.ts';
import { shownSteps } from './shown-steps.ts';

const DISH: RecipeDetails = {
  ...RECIPE,
  servings: 6,
  written_servings: 4,
  instructions: '1. Rub 75 g of the butter into the flour. 2. Bake at 180 °C for 20 minutes in a 20 cm tin.',
  ingredients: [
    {
      ingredient_id: 1,
      name: 'butter',
      quantity: 112.5,
      unit: 'g',
      notes: null,
      measure: { grams_per_ml: 0.95, metric: 'weight', us: 'sticks' },
      coverage: 'short',
      available: { quantity: 50, unit: 'g' },
      lacking: { quantity: 100, unit: 'g' },
    },
    {
      ingredient_id: 2,
      name: 'plain flour',
      quantity: 375,
      unit: 'g',
      notes: 'sifted',
      measure: { grams_per_ml: 0.53, metric: 'weight', us: 'volume' },
    },
    { ingredient_id: 3, name: 'egg', quantity: 1.5, unit: 'piece', notes: null },
    { ingredient_id: null, name: 'a pinch of love', quantity: null, unit: null, notes: null },
  ],
};

test('a scaled recipe has rounded amounts in its lines and its steps [UNITS-05 UNITS-06]', () => {
  expect(shownIngredients(DISH).map(({ said }) => said)).toEqual(['115 g', '375 g', '1½ pieces', undefined]);
  const [first, second] = shownSteps(DISH);
  expect(first).toMatchObject({
    text: 'Rub 115 g of the butter into the flour.',
    needs: [{ said: '115 g' }, { said: '375 g' }],
  });
  expect(second).toMatchObject({ text: 'Bake at 180 °C for 20 minutes in a 20 cm tin.' });
});

test('and in American units, with what is there and missing [UNITS-02 UNITS-03]', () => {
  expect(shownIngredients(DISH, 'us')).toMatchObject([
    { said: '1 stick', available: { said: '3½ tbsp' }, lacking: { said: '7 tbsp' } },
    { said: '3 cups', notes: 'sifted' },
    { said: '1½ pieces' },
    { name: 'a pinch of love' },
  ]);
  const [first, second] = shownSteps(DISH, 'us');
  expect(first?.text).toBe('Rub 1 stick of the butter into the flour.');
  expect(second?.text).toBe('Bake at 350 °F for 20 minutes in an 8-inch tin.');
  expect(second?.text.slice(second.times[0]?.from, second.times[0]?.to)).toBe('20 minutes');
});

test('as written and for its servings, everything is left alone', () => {
  const { written_servings: _scaled, ...written } = { ...DISH, servings: 4 };
  expect(shownIngredients(written).every(({ said }) => said === undefined)).toBe(true);
  expect(shownSteps(written)[0]?.text).toBe('Rub 75 g of the butter into the flour.');
});

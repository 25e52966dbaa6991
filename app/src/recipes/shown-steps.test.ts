import { expect, test } from 'vitest';
import { RECIPE } from '../storybook/fixtures.ts';
import type { RecipeDetails } from './recipes.query.ts';
import { shownIngredients } from './shown-ingredients.ts';
import { cookSteps, shownSteps } from './shown-steps.ts';

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
  expect(shownIngredients(DISH).at(-1)?.name).toBe('a pinch of love × 1½');
  const [first, second] = shownSteps(DISH);
  expect(first).toMatchObject({
    text: 'Rub 115 g of the butter into the flour.',
    needs: [{ said: '115 g' }, { said: '375 g' }],
  });
  expect(second).toMatchObject({ text: 'Bake at 180 °C for 20 minutes in a 20 cm tin.' });
});

test('a cook’s large eggs stay large, for other servings and in other units [UNITS-05]', () => {
  const egg = {
    ingredient_id: 3,
    name: 'egg',
    quantity: 3,
    unit: 'piece',
    notes: null,
    text: '3 large eggs',
  } as const;
  const saidOf = (servings: number, units: 'as_written' | 'us') =>
    shownIngredients(
      { ingredients: [{ ...egg, quantity: (3 * servings) / 4 }], servings, written_servings: 4 },
      units,
    ).map(({ said }) => said);
  expect(saidOf(4, 'as_written')).toEqual(['3 large']);
  expect(saidOf(8, 'as_written')).toEqual(['6 large']);
  expect(saidOf(2, 'us')).toEqual(['1½ large']);
});

test.each([
  [4, 'as_written', { quantity: null, notes: '2-3 tbsp olive oil' }, '2-3 tbsp olive oil '],
  [8, 'as_written', { said: '4–6 tbsp' }, '4–6 tbsp olive oil'],
  [2, 'us', { said: '1–1½ tbsp' }, '1–1½ tbsp olive oil'],
] as const)('a range is scaled at both ends, for %d servings %s [UNITS-11]', (servings, units, row, need) => {
  const oil = { ingredient_id: 4, name: 'olive oil', unit: 'tbsp', notes: null } as const;
  const text = '2-3 tbsp olive oil';
  const dish = {
    ...DISH,
    servings,
    written_servings: servings === 4 ? undefined : 4,
    instructions: '1. Heat the olive oil.',
    ingredients: [{ ...oil, text, quantity: (3 * servings) / 4, least: (2 * servings) / 4 }],
  };
  expect(shownIngredients(dish, units)).toMatchObject([row]);
  const [step] = cookSteps(dish, units);
  expect(step?.needs.map(({ said, name }) => [said, name].filter(Boolean).join(' '))).toEqual([need.trim()]);
});

test('what is missing for other servings is rounded like its line; what is there is not [UNITS-05]', () => {
  const [butter, ...others] = DISH.ingredients;
  const lacking = { quantity: 62.51, unit: 'g' as const };
  const [shown] = shownIngredients({ ...DISH, ingredients: [{ ...butter!, lacking }, ...others] });
  expect(shown).toMatchObject({ said: '115 g', lacking: { said: '63 g' }, available: { said: undefined } });
});

test('and in American units, with what is there and missing [UNITS-02 UNITS-03]', () => {
  expect(shownIngredients(DISH, 'us')).toMatchObject([
    { said: '1 stick', available: { said: '3½ tbsp' }, lacking: { said: '7 tbsp' } },
    { said: '3 cups', notes: 'sifted' },
    { said: '1½ pieces' },
    { name: 'a pinch of love × 1½' },
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

const UNKNOWN = (name: string) => ({ ingredient_id: null, name, quantity: null, unit: null, notes: null });

test.each([
  ['1 jar of star dust', '1 jar of', 'star dust'],
  ['200 g star dust, sifted', '200 g', 'star dust, sifted'],
  ['1 1/2 cups star dust', '1 1/2 cups', 'star dust'],
  ['½ star dust', '½', 'star dust'],
  ['a handful of star dust', 'a handful of', 'star dust'],
  ['star dust', '', 'star dust'],
])('an unknown line, %s, is beside the step that mentions its words [COOK-06]', (line, said, name) => {
  const dish = {
    ...DISH,
    servings: 4,
    instructions: '1. Open the jar. 2. Add the star dust.',
    ingredients: [UNKNOWN(line)],
  };
  expect(shownSteps(dish).map(({ needs }) => needs)).toEqual([[], [{ said, name, quantity: 0, unit: '' }]]);
});

test('a step finds a line of the cook’s own by the word in it, and both lines of one food [COOK-01]', () => {
  const known = { quantity: 2, unit: 'tbsp' as const, notes: null };
  const dish = {
    ...DISH,
    servings: 4,
    instructions: '1. Slice the scallions. 2. Fry them in the oil.',
    ingredients: [
      { ...known, ingredient_id: 1, name: 'spring onions', text: '2 tbsp scallions, sliced' },
      { ...known, ingredient_id: 2, name: 'olive oil', text: '2 tbsp olive oil' },
      { ...known, ingredient_id: 2, name: 'olive oil', quantity: 1, text: '1 tbsp olive oil' },
    ],
  };
  expect(shownSteps(dish).map(({ needs }) => needs)).toMatchObject([
    [{ name: 'spring onions' }],
    [{ quantity: 2 }, { quantity: 1 }],
  ]);
});

test('cook mode names what a step takes without an amount; beside a list it would say nothing [COOK-01]', () => {
  const salt = { ingredient_id: 1, name: 'salt', quantity: null, unit: null, notes: null };
  const dish = { ...DISH, servings: 4, instructions: '1. Season with salt.', ingredients: [salt] };
  expect(shownSteps(dish)[0]?.needs).toEqual([]);
  expect(cookSteps(dish)[0]?.needs).toEqual([{ name: 'salt', quantity: 0, unit: '', said: '' }]);
});

test('what a line comes to is not shown in place of what the cook wrote [UNITS-10]', () => {
  const cans = '2 (14.5 oz) cans diced tomatoes';
  const tomatoes = {
    ingredient_id: 1,
    name: 'tinned tomatoes',
    quantity: 29,
    unit: 'oz' as const,
    notes: 'diced',
  };
  const { written_servings: _scaled, ...written } = DISH;
  const dish = {
    ...written,
    instructions: '1. Add the tomatoes.',
    ingredients: [{ ...tomatoes, text: cans }],
  };
  expect(shownIngredients(dish)[0]).toMatchObject({ name: 'Tinned tomatoes', quantity: null, notes: cans });
  expect(cookSteps(dish)[0]?.needs).toMatchObject([{ said: '', name: cans }]);
  expect(shownIngredients(dish, 'metric')[0]).toMatchObject({ quantity: 29, notes: 'diced' });
});

test('the size of a jar is not the amount of a line that is bought in one [UNITS-06]', () => {
  const dish = {
    ...DISH,
    instructions: '1. Pour into a 500 ml jar.',
    ingredients: [UNKNOWN('1 jar of star dust')],
  };
  expect(shownSteps(dish)[0]?.text).toBe('Pour into a 500 ml jar.');
});

test('cook mode has the others at its first step [COOK-06 UNITS-09]', () => {
  expect(shownSteps(DISH)[0]?.needs).toHaveLength(2);
  const [first, second] = cookSteps(DISH);
  expect(first?.needs).toMatchObject([
    { said: '115 g' },
    { said: '375 g' },
    { said: 'a pinch of', name: 'love × 1½' },
  ]);
  expect(second).toEqual(shownSteps(DISH)[1]);
  expect(cookSteps({ ...DISH, instructions: '' })).toEqual([]);
});

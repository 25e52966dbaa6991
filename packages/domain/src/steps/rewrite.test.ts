import { describe, expect, test } from 'vitest';
import { amountsInSteps, rewriteSteps, type RewritableLine } from './index.ts';

const LINES: readonly RewritableLine[] = [
  {
    name: 'plain flour',
    quantity: 300,
    unit: 'g',
    measure: { gramsPerMl: 0.53, metric: 'weight', us: 'volume' },
  },
  { name: 'milk', quantity: 400, unit: 'ml', measure: { gramsPerMl: 1.03, metric: 'volume', us: 'volume' } },
  { name: 'salt', quantity: 2, unit: 'tsp', measure: { gramsPerMl: 1.2, metric: 'weight', us: 'volume' } },
  { name: 'butter', quantity: 60, unit: 'g', measure: { gramsPerMl: 0.95, metric: 'weight', us: 'sticks' } },
  { name: 'egg', quantity: 4, unit: 'piece' },
  { name: 'garlic', quantity: 4, unit: 'clove' },
  { name: 'onion', quantity: 2, unit: 'piece' },
  {
    name: 'chicken stock',
    quantity: 1,
    unit: 'l',
    measure: { gramsPerMl: 1, metric: 'volume', us: 'volume' },
  },
  {
    name: 'olive oil',
    quantity: 3,
    unit: 'tbsp',
    measure: { gramsPerMl: 0.91, metric: 'volume', us: 'volume' },
  },
];

const rewritten = (step: string, system: 'as_written' | 'metric' | 'us', factor = 1) =>
  rewriteSteps([step], LINES, { system, factor })[0];

describe('a step for other servings', () => {
  test.each<[string, number, string]>([
    ['Add 200 ml of the stock.', 2, 'Add 400 ml of the stock.'],
    ['Fry it in a tablespoon of the oil.', 1.5, 'Fry it in 1½ tablespoons of the oil.'],
    ['Stir in ½ teaspoon of the salt.', 1.25, 'Stir in a generous ½ teaspoon of the salt.'],
    ['½ teaspoon of the salt goes in now.', 1.25, 'A generous ½ teaspoon of the salt goes in now.'],
    ['Keep the other tablespoon of oil.', 2, 'Keep the other 2 tablespoons of oil.'],
    ['Whisk in the other litre of stock.', 0.5, 'Whisk in the other 500 ml of stock.'],
    ['Bring 4 litres of water to the boil.', 2, 'Bring 8 litres of water to the boil.'],
    ['Strain 1.2 litres of the broth.', 0.5, 'Strain 600 ml of the broth.'],
    ['Beat two of the eggs.', 2, 'Beat four of the eggs.'],
    ['Beat one egg with the milk.', 3, 'Beat three eggs with the milk.'],
    ['Beat two eggs with the milk.', 0.5, 'Beat one egg with the milk.'],
    ['Crush 2 cloves of the garlic.', 1.25, 'Crush 2–3 cloves of the garlic.'],
    ['Add 100-150 ml of milk.', 2, 'Add 200–300 ml of milk.'],
    // Pieces of a line, whatever describes them.
    ['Chop the 2 onions.', 2, 'Chop the 4 onions.'],
    ['Chop the 2 large red onions.', 2, 'Chop the 4 large red onions.'],
    ['Add 2 finely sliced onions.', 0.5, 'Add 1 finely sliced onion.'],
    ['Chop both onions.', 2, 'Chop all four onions.'],
    ['Chop both onions.', 0.5, 'Chop the onion.'],
    ['Both onions go in.', 2, 'All four onions go in.'],
    ['Crack 2–3 eggs.', 2, 'Crack 4–6 eggs.'],
    ['Beat in two of the four eggs.', 2, 'Beat in four of the eight eggs.'],
    ['Beat in four eggs.', 2, 'Beat in eight eggs.'],
    ['Break in two eggs, then the other two.', 2, 'Break in two eggs, then the other two.'],
    ['Beat two or three eggs.', 2, 'Beat four or six eggs.'],
    ['Chop between 1 and 2 onions.', 2, 'Chop 2–4 onions.'],
    ['Between two and three eggs go in.', 2, 'Four or six eggs go in.'],
    ['Add between 200 and 250 ml of the stock.', 2, 'Add 400–500 ml of the stock.'],
    [
      'Share the dough between the 2 onions and 4 eggs.',
      2,
      'Share the dough between the 4 onions and 8 eggs.',
    ],
    ['Beat 3 of the 4 eggs.', 0.5, 'Beat 1½ of the 2 eggs.'],
    ['Beat 1 egg yolk.', 2, 'Beat 2 egg yolks.'],
    // Fractions of a whole stay as they are.
    ['Add a third of the salt and half the butter.', 3, 'Add a third of the salt and half the butter.'],
    // Amounts per piece, containers, times, temperatures and lengths do not change with the servings.
    ['Spoon 1 tablespoon of the oil over each.', 2, 'Spoon 1 tablespoon of the oil over each.'],
    ['Put a tablespoon of the filling near the end.', 2, 'Put a tablespoon of the filling near the end.'],
    ['Tip it into a 2 litre dish.', 2, 'Tip it into a 2 litre dish.'],
    ['Use a dish of about 2 litres.', 2, 'Use a dish of about 2 litres.'],
    ['Divide it into 40 g pieces.', 2, 'Divide it into 40 g pieces.'],
    ['Add one egg at a time.', 2, 'Add one egg at a time.'],
    ['Bake at 180 °C for 20 minutes in a 20 cm tin.', 2, 'Bake at 180 °C for 20 minutes in a 20 cm tin.'],
    ['Put two eggs on each plate.', 2, 'Put two eggs on each plate.'],
    ['Stir with a teaspoon in a cup.', 2, 'Stir with a teaspoon in a cup.'],
  ])('%s × %d: %s [UNITS-06]', (step, factor, said) =>
    expect(rewritten(step, 'as_written', factor)).toBe(said),
  );
});

describe('a step in American units', () => {
  test.each([
    ['Add 200 ml of the milk.', 'Add ¾ cup plus 1 tbsp of the milk.'],
    [
      'Rub 30 g of the butter into 200 g of the flour.',
      'Rub 2 tbsp of the butter into 1½ cups of the flour.',
    ],
    ['Heat the oven to 180 °C.', 'Heat the oven to 350 °F.'],
    ['Heat the oven to 200 °C (180 °C fan, gas 6).', 'Heat the oven to 400 °F (350 °F fan, gas 6).'],
    ['Bake at 180C/160C fan/gas 4.', 'Bake at 350F/325F fan/gas 4.'],
    ['Bake at 180 °C (350 °F).', 'Bake at 350 °F.'],
    ['Fry at 170-180 °C.', 'Fry at 340-350 °F.'],
    ['Use a 20 cm tin.', 'Use an 8-inch tin.'],
    ['Use a 30 by 20 cm dish.', 'Use a 12 by 8-inch dish.'],
    ['Cut it into 2 cm cubes.', 'Cut it into ¾-inch cubes.'],
    ['Roll it 5 mm thick.', 'Roll it ¼ inch thick.'],
    ['Set them 5 cm apart, then wait.', 'Set them 2 inches apart, then wait.'],
    ['Cut pieces of 3-4 cm.', 'Cut pieces of 1¼-1½ inches.'],
    ['Bring 3 cm of water to the boil.', 'Bring 1¼ inches of water to the boil.'],
    ['Use a 2 litre dish.', 'Use a 2 quart dish.'],
    ['Use an 8-litre pot.', 'Use an 8½-quart pot.'],
    ['Grease four 150 ml moulds.', 'Grease four ⅔ cup moulds.'],
    ['Wait for 20 minutes.', 'Wait for 20 minutes.'],
  ])('%s: %s [UNITS-03 UNITS-06]', (step, said) => expect(rewritten(step, 'us')).toBe(said));

  test('and in metric units', () => {
    const step = 'Bake 2 cups of the flour in a 9-inch tin at 350 °F, then cut it into ½ inch slices.';
    expect(rewritten(step, 'metric')).toBe(
      'Bake 255 g of the flour in a 23 cm tin at 180 °C, then cut it into 1 cm slices.',
    );
  });

  test('scaled as well', () =>
    expect(rewritten('Add 100 ml of the milk.', 'us', 2.5)).toBe('Add 1 cup of the milk.'));
});

test('as written and for its servings, a step is left alone', () => {
  const steps = ['Add 0.333 l of milk at 180C.', ''];
  expect(rewriteSteps(steps, LINES, { system: 'as_written', factor: 1 })).toEqual(steps);
});

test.each<[string, string]>([
  ['Add 200 ml of the stock.', 'line'],
  ['Add 200 ml of boiling water.', 'water'],
  ['Strain 200 ml of the broth.', 'made'],
  ['Give each 1 tbsp of the oil.', 'each'],
  ['Use a 2-litre pot.', 'container'],
  ['Add 200 ml.', 'unknown'],
])('%s has an amount of: %s', (step, kind) =>
  expect(amountsInSteps([step], LINES)[0]?.map(({ of }) => of.kind)).toEqual([kind]),
);

import { expect, test } from 'vitest';
import { forHousehold } from './household.ts';
import type { Dish } from './model.ts';

const DISH = {
  servings: 4,
  costPerServing: 2.5,
  costTotal: 10,
  calories: 500,
  needs: [
    {
      ingredientId: 1,
      name: 'rice',
      quantity: 300,
      unit: 'g',
      grams: 300,
      dollarsPerGram: 0.002,
      packGrams: null,
    },
    {
      ingredientId: 2,
      name: 'lemon',
      quantity: 1,
      unit: 'piece',
      grams: null,
      dollarsPerGram: 0,
      packGrams: null,
    },
  ],
} as unknown as Dish;

test.each([
  { people: 1, rice: 75, lemon: 0.25, cost: 2.5 },
  { people: 3, rice: 225, lemon: 0.75, cost: 7.5 },
  { people: 6, rice: 450, lemon: 1.5, cost: 15 },
] as const)('$people people', ({ people, rice, lemon, cost }) => {
  const { servings, writtenServings, costTotal, calories, needs } = forHousehold(DISH, {
    household_size: people,
  });
  expect({ servings, writtenServings, costTotal, calories }).toEqual({
    servings: people,
    writtenServings: 4,
    costTotal: cost,
    calories: 500,
  });
  expect(needs.map(({ quantity, grams }) => [quantity, grams])).toEqual([
    [rice, rice],
    [lemon, null],
  ]);
});

test.each([null, 4] as const)('as written: %s', (people) =>
  expect(forHousehold(DISH, { household_size: people })).toBe(DISH),
);

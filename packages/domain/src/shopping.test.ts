import { describe, expect, test } from 'vitest';
import { shoppingGroup } from './shopping-groups.ts';
import { shoppingLines, type PlannedIngredient } from './shopping.ts';

const meal = (...ingredients: PlannedIngredient[]) => ({ ingredients });
const line = (name: string, quantity: number, unit: string) => ({ name, quantity, unit });
const read = (...meals: Parameters<typeof shoppingLines>[0][number][]) =>
  shoppingLines(meals).map(({ name, totalQuantity, unit }) => [name, totalQuantity, unit]);

describe('what is bought', () => {
  test.each([
    { why: 'one line', meals: [meal(line('onion', 2, 'piece'))], lines: [['Onion', 2, 'piece']] },
    {
      why: 'the sum of a name in any case',
      meals: [meal(line('Onion', 2, 'piece')), meal(line('onion ', 1, 'piece'))],
      lines: [['Onion', 3, 'piece']],
    },
    {
      why: 'the sum over units of one kind',
      meals: [meal(line('rice', 300, 'g')), meal(line('rice', 0.5, 'kg'))],
      lines: [['Rice', 800, 'g']],
    },
    {
      why: 'kilograms from a thousand grams',
      meals: [meal(line('beef', 1234, 'g'))],
      lines: [['Beef', 1.24, 'kg']],
    },
    {
      why: 'spoons and millilitres together',
      meals: [meal(line('milk', 2, 'tbsp')), meal(line('milk', 1, 'cup'))],
      lines: [['Milk', 270, 'ml']],
    },
    {
      why: 'two lines for units of different kinds',
      meals: [meal(line('tomato', 2, 'piece')), meal(line('tomato', 400, 'g'))],
      lines: [
        ['Tomato', 2, 'piece'],
        ['Tomato', 400, 'g'],
      ],
    },
    {
      why: 'one item where nothing is said',
      meals: [meal({ name: 'saffron' }, { name: 'saffron' })],
      lines: [['Saffron', 2, 'item']],
    },
    { why: 'whole pieces', meals: [meal(line('onion', 0.5, 'piece'))], lines: [['Onion', 1, 'piece']] },
    { why: 'spoons to a quarter', meals: [meal(line('cumin', 0.3, 'tsp'))], lines: [['Cumin', 0.5, 'tsp']] },
    { why: 'nothing for no meals', meals: [], lines: [] },
  ])('$why', ({ meals, lines }) => {
    expect(read(...meals)).toEqual(lines);
  });

  test('only what the pantry lacks, whole or in part', () => {
    const ingredients = [
      { ingredient_id: 1, name: 'rice', quantity: 400, unit: 'g', to_buy: 250 },
      { ingredient_id: 2, name: 'salt', quantity: 1, unit: 'tsp', to_buy: 0 },
      { ingredient_id: 3, name: 'leek', quantity: 2, unit: 'piece' },
    ];
    expect(shoppingLines([{ ingredients, missingIngredientIDs: [1, 3] }])).toMatchObject([
      { name: 'Rice', totalQuantity: 250, unit: 'g', need: 400, have: 150 },
      { name: 'Leek', totalQuantity: 2, unit: 'piece', need: 2, have: 0 },
    ]);
  });

  test('the pantry of one meal counts beside what another lacks', () => {
    const rice = (quantity: number, toBuy: number) => ({
      ingredients: [{ ingredient_id: 1, name: 'rice', quantity, unit: 'g', to_buy: toBuy }],
      missingIngredientIDs: toBuy > 0 ? [1] : [],
    });
    expect(shoppingLines([rice(300, 0), rice(500, 400)])).toMatchObject([
      { totalQuantity: 400, need: 800, have: 400 },
    ]);
  });
});

test.each([
  { name: 'chicken thighs', group: 'Proteins' },
  { name: 'Beef sirloin', group: 'Proteins' },
  { name: 'cheddar cheese', group: 'Dairy' },
  { name: 'whole milk', group: 'Dairy' },
  { name: 'basmati rice', group: 'Pantry' },
  { name: 'fresh pasta', group: 'Pantry' },
  { name: 'chicken stock', group: 'Pantry' },
  { name: 'coconut milk', group: 'Pantry' },
  { name: 'peanut butter', group: 'Pantry' },
  { name: 'red onions', group: 'Produce' },
  { name: 'red pepper', group: 'Produce' },
  { name: 'black pepper', group: 'Spices' },
  { name: 'eggplant', group: 'Produce' },
  { name: 'kitchen roll', group: 'Other' },
  { name: '', group: 'Other' },
])('$name is in $group', ({ name, group }) => {
  expect(shoppingGroup(name)).toBe(group);
});

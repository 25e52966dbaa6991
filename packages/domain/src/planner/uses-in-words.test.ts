import { expect, test } from 'vitest';
import type { Unit } from '../units.ts';
import type { StockItem, Use } from './model.ts';
import { expiringUse } from './uses-in-words.ts';

const TODAY = '2030-05-06';
const use = (name: string, has: number | null, unit: Unit, takes: number | null): Use => ({
  item: {
    id: name,
    name,
    covers: [1],
    quantity: has,
    unit,
    grams: null,
    expiresOn: '2030-05-08',
  } satisfies StockItem,
  need: 0,
  quantity: takes,
});

test.each([
  ['salmon', 2, 'piece', 2, 'your 2 salmon, which expire'],
  ['salmon', 1, 'piece', 1, 'your salmon, which expires'],
  ['salmon', 4, 'piece', 2, '2 pieces of your salmon, which expire'],
  ['garlic', 3, 'piece', 2, '2 pieces of your garlic, which expire'],
  ['garlic', 8, 'clove', 2, '2 cloves of your garlic, which expires'],
  ['garlic cloves', 8, 'clove', 2, '2 of your garlic cloves, which expire'],
  ['white cabbage', 1, 'piece', 0.95, 'most of your white cabbage, which expires'],
  ['white cabbage', 1, 'piece', 0.5, 'half of your white cabbage, which expires'],
  ['white cabbage', 1, 'piece', 0.2, 'some of your white cabbage, which expires'],
  ['white cabbage', 1.5, 'piece', 0.75, 'half of your white cabbage, which expires'],
  ['tomatoes', 6, 'piece', 0.5, 'half of one of your tomatoes, which expire'],
  ['tomatoes', 6, 'piece', 0.25, 'part of one of your tomatoes, which expire'],
  ['tomatoes', 6, 'piece', 2.9, 'about 3 of your tomatoes, which expire'],
  ['tomatoes', 6, 'piece', 1.5, '1½ of your tomatoes, which expire'],
  ['parsley', 1, 'bunch', 0.5, 'half of your parsley, which expires'],
  ['coconut milk', 1, 'can', 0.75, 'most of your coconut milk, which expires'],
  ['salt', 500, 'g', 0.1, 'a little of your salt, which expires'],
  ['salmon', 400, 'g', 400, 'your 400 g of salmon, which expires'],
  ['salmon', null, 'piece', null, 'your salmon, which expires'],
  ['eggs', 6, 'piece', 6, 'your 6 eggs, which expire'],
  ['eggs', 6, 'piece', 3, '3 of your eggs, which expire'],
  ['egg', 1, 'piece', 1, 'your egg, which expires'],
  ['eggs', null, 'piece', null, 'your eggs, which expire'],
  ['cod', 3, 'can', 3, 'your 3 cans of cod, which expire'],
  ['cod', 1, 'can', 1, 'your can of cod, which expires'],
  ['cauliflower', 2, 'head', 2, 'your 2 heads of cauliflower, which expire'],
  ['cauliflower', 2, 'head', 1, '1 head of your cauliflower, which expires'],
  ['carrots', 500, 'g', 500, 'your 500 g of carrots, which expire'],
  ['carrots', 1, 'bunch', 1, 'your bunch of carrots, which expires'],
  ['asparagus', 1, 'bunch', 1, 'your bunch of asparagus, which expires'],
  ['milk', 1, 'l', 0.5, '500 ml of your milk, which expires'],
  ['sea bass', 2, 'piece', 2, 'your 2 sea bass, which expire'],
  ['sea bass', 300, 'g', 300, 'your 300 g of sea bass, which expires'],
] as const)('%s, %s %s, of which %s: %s', (name, has, unit, takes, said) => {
  expect(expiringUse([use(name, has, unit, takes)], TODAY)).toBe(`${said} on Wednesday the 8th`);
});

test('several things expire together', () => {
  const uses = [use('salmon', 2, 'piece', 2), use('spinach', 200, 'g', 200)];
  expect(expiringUse(uses, TODAY)).toBe('your 2 salmon and your 200 g of spinach before they expire');
});

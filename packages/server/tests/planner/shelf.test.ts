import { expect, test } from 'vitest';
import { placeMeals, Shelf, type ShelfOrder, type StockItem } from '@larder/domain/planner';
import { candidate, need, stock, TODAY } from './candidates.ts';

const GRAMS = 1;
const PIECES = 2;

test.each([
  { why: 'nothing there', pantry: [], toBuy: 500, missing: [GRAMS] },
  { why: 'another ingredient', pantry: [stock(PIECES, 9, 'kg')], toBuy: 500, missing: [GRAMS] },
  { why: 'all of it', pantry: [stock(GRAMS, 500, 'g')], toBuy: 0, missing: [] },
  { why: 'more than enough in another unit', pantry: [stock(GRAMS, 2, 'kg')], toBuy: 0, missing: [] },
  { why: 'a part of it', pantry: [stock(GRAMS, 150, 'g')], toBuy: 350, missing: [GRAMS] },
  { why: "'some'", pantry: [stock(GRAMS, null, 'g')], toBuy: 0, missing: [] },
  { why: 'a unit that cannot be weighed', pantry: [stock(GRAMS, 1, 'jar')], toBuy: 0, missing: [] },
  {
    why: 'a piece of known weight',
    pantry: [stock(GRAMS, 2, 'piece', { grams: 200 })],
    toBuy: 300,
    missing: [GRAMS],
  },
  {
    why: 'two items that are enough together',
    pantry: [stock(GRAMS, 300, 'g'), stock(GRAMS, 2, 'piece', { grams: 200 })],
    toBuy: 0,
    missing: [],
  },
  {
    why: 'something more specific',
    pantry: [stock(7, 1, 'kg', { covers: [7, GRAMS] })],
    toBuy: 0,
    missing: [],
  },
  {
    why: 'expired yesterday',
    pantry: [stock(GRAMS, 1, 'kg', { expiresOn: '2030-05-05' })],
    toBuy: 500,
    missing: [GRAMS],
  },
  { why: 'expiring today', pantry: [stock(GRAMS, 1, 'kg', { expiresOn: TODAY })], toBuy: 0, missing: [] },
])('500 g against $why leave $toBuy g to buy', ({ pantry, toBuy, missing }) => {
  const found = new Shelf(pantry, TODAY).look(candidate(1, [need(GRAMS, 500, 'g', 500)]), 'Monday');
  expect(found.toBuy).toEqual([toBuy]);
  expect(found.missingIds).toEqual(missing);
});

test('what one meal takes is not available to the next', () => {
  const shelf = new Shelf([stock(GRAMS, 500, 'g')], TODAY);
  const recipe = candidate(1, [need(GRAMS, 400, 'g')]);
  expect(shelf.look(recipe, 'Monday').toBuy).toEqual([0]);
  shelf.take(shelf.look(recipe, 'Monday'));
  expect(shelf.look(recipe, 'Monday').toBuy).toEqual([300]);
});

test('two lines of one recipe share the stock, and the ingredient counts once', () => {
  const recipe = candidate(1, [need(PIECES, 2, 'piece'), need(PIECES, 2, 'piece')]);
  const found = new Shelf([stock(PIECES, 3, 'piece')], TODAY).look(recipe, 'Monday');
  expect(found.toBuy).toEqual([0, 1]);
  expect([found.missingIds, found.ingredientCount]).toEqual([[PIECES], 1]);
});

test('uses first what expires first', () => {
  const late = stock(GRAMS, 500, 'g', { id: 'a', expiresOn: '2030-06-01' });
  const soon = stock(GRAMS, 500, 'g', { id: 'z', expiresOn: '2030-05-08' });
  const whenever = stock(GRAMS, 500, 'g', { id: 'b' });
  const { uses } = new Shelf([whenever, late, soon], TODAY).look(
    candidate(1, [need(GRAMS, 700, 'g')]),
    'Monday',
  );
  expect(uses.map(({ item, quantity }) => [item.id, quantity])).toEqual([
    ['z', 500],
    ['a', expect.closeTo(200)],
  ]);
});

test('purchases are never slightly too small', () => {
  const shelf = new Shelf([stock(GRAMS, 1, 'oz')], TODAY);
  const [toBuy = 0] = shelf.look(candidate(1, [need(GRAMS, 100, 'g')]), 'Monday').toBuy;
  expect(toBuy).toBeGreaterThanOrEqual(100 - 28.349523125);
  expect(toBuy).toBeCloseTo(71.66);
});

test.each([
  { day: 'Monday', there: 2 },
  { day: 'Tuesday', there: 2 },
  { day: 'Wednesday', there: 1 },
  { day: 'Sunday', there: 1 },
] as const)('what keeps until Tuesday is not used after it: $day', ({ day, there }) => {
  const items = [stock(GRAMS, 100, 'g'), stock(GRAMS, 100, 'g', { id: 'soon', expiresOn: '2030-05-07' })];
  expect(new Shelf(items, TODAY).look(candidate(1, [need(GRAMS, 200, 'g')]), day).uses).toHaveLength(there);
});

test('a specific ingredient is kept while the general one is there', () => {
  const basmati = stock(7, 1, 'kg', { id: 'a', covers: [7, GRAMS] });
  const rice = stock(GRAMS, 1, 'kg', { id: 'b' });
  const { uses } = new Shelf([basmati, rice], TODAY).look(candidate(1, [need(GRAMS, 300, 'g')]), 'Monday');
  expect(uses.map(({ item }) => item.id)).toEqual(['b']);
});

test('once something is bought, a meal takes the exact ingredient before others that cover it', () => {
  const basmati = stock(PIECES, 300, 'g', { covers: [PIECES, GRAMS], expiresOn: '2030-05-09' });
  const rice = stock(GRAMS, 300, 'g');
  const dish = candidate(1, [need(GRAMS, 300, 'g')]);
  const first = (order: ShelfOrder) =>
    new Shelf([basmati, rice], TODAY, order).look(dish, 'Monday').uses.map(({ item }) => item.id);
  expect(first('expiry')).toEqual([basmati.id]);
  expect(first('own')).toEqual([rice.id]);
});

test('purchases for a week of competing meals are enough', () => {
  const basmati = (quantity: number) =>
    stock(PIECES, quantity, 'g', { covers: [PIECES, GRAMS], expiresOn: '2030-05-09' });
  const rice = stock(GRAMS, 100, 'g');
  const dishes = [
    { recipe: candidate(1, [need(GRAMS, 300, 'g')]), day: 'Monday' as const },
    { recipe: candidate(2, [need(PIECES, 200, 'g')]), day: 'Tuesday' as const },
  ];
  const lacks = (pantry: StockItem[], order: ShelfOrder) =>
    placeMeals(dishes, pantry, TODAY, order).map(({ coverage }) => coverage.toBuy[0]);
  expect(lacks([basmati(200)], 'expiry')).toEqual([100, 200]);
  // Both were bought: by date alone Monday would take Tuesday's.
  expect(lacks([basmati(400), rice], 'expiry')).toEqual([0, 100]);
  expect(lacks([basmati(400), rice], 'own')).toEqual([0, 0]);
});

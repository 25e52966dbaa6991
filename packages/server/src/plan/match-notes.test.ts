import { expect, test } from 'vitest';
import { placeMeals, type Dish, type Need, type StockItem } from '@larder/domain/planner';
import { matchNotes } from './match-notes.ts';

const TODAY = '2030-05-06';
const [EGG, BUTTER, SPINACH] = [1, 2, 3];

const dish = (...needs: [ingredientId: number, quantity: number][]): Dish =>
  ({
    id: needs.length,
    needs: needs.map(([ingredientId, quantity]) => ({
      ingredientId,
      name: `ingredient ${ingredientId}`,
      quantity,
      unit: 'piece',
      grams: null,
      dollarsPerGram: 0,
      packGrams: null,
    })),
  }) as unknown as Dish;
const item = (id: number, name: string, quantity: number, expiresOn: string | null = null): StockItem => ({
  id: `item ${id}`,
  name,
  covers: [id],
  quantity,
  unit: 'piece',
  grams: null,
  expiresOn,
});

const PANTRY = [item(EGG, 'eggs', 4), item(BUTTER, 'butter', 1), item(SPINACH, 'spinach', 9, '2030-05-08')];

test.each([
  {
    why: 'nothing is missing',
    first: dish([EGG, 1]),
    second: dish([EGG, 3]),
    note: [100, null],
  },
  {
    why: 'an earlier meal uses some',
    first: dish([EGG, 2], [BUTTER, 1]),
    second: dish([EGG, 3], [BUTTER, 1]),
    note: [100, '100% on its own: earlier meals use the eggs and the butter.'],
  },
  {
    why: 'something expires before then',
    first: dish([EGG, 1]),
    second: dish([SPINACH, 1], [EGG, 1]),
    note: [100, '100% on its own: the spinach expires before then.'],
  },
  {
    why: 'both',
    first: dish([EGG, 4]),
    second: dish([SPINACH, 1], [EGG, 1]),
    note: [100, '100% on its own: earlier meals use the eggs, and the spinach expires before then.'],
  },
  {
    why: 'it was short on its own',
    first: dish([EGG, 4]),
    second: dish([EGG, 9]),
    note: [0, null],
  },
])('$why [MATCH-04]', ({ first, second, note }) => {
  const meals = placeMeals(
    [
      { recipe: first, day: 'Monday' },
      { recipe: second, day: 'Friday' },
    ],
    PANTRY,
    TODAY,
  );
  const [monday, friday] = matchNotes(meals, PANTRY, TODAY);
  expect(monday?.match_note).toBeNull();
  expect([friday?.match_alone, friday?.match_note]).toEqual(note);
});

test('a staple waits for what later meals need by name, and says so', () => {
  const oil = { ...item(7, 'extra virgin olive oil', 1), covers: [7, 6] };
  const [staple] = dish([6, 1]).needs;
  const salad = {
    ...dish([EGG, 1], [6, 1]),
    needs: [dish([EGG, 1]).needs[0]!, { ...staple!, isStaple: true }],
  };
  const dishes = [
    { recipe: salad, day: 'Monday' as const },
    { recipe: dish([7, 1]), day: 'Friday' as const },
  ];
  const stock = [...PANTRY, oil];
  const meals = placeMeals(dishes, stock, TODAY);
  expect(meals.map(({ coverage }) => coverage.missingIds)).toEqual([[], []]);
  expect(meals[0]!.coverage.assumedIds).toEqual([6]);
  expect(matchNotes(meals, stock, TODAY)[0]?.match_note).toBe(
    '100% on its own: later meals need the extra virgin olive oil.',
  );
  expect(matchNotes(placeMeals(dishes.slice(0, 1), PANTRY, TODAY), PANTRY, TODAY)[0]?.match_note).toBe(
    'Nothing to buy: it also needs ingredient 6, which is taken for granted.',
  );
  // By itself, the staple is covered by its kind.
  expect(placeMeals(dishes.slice(0, 1), stock, TODAY)[0]!.coverage.assumedIds).toBeUndefined();
});

test('staples that are not there, or not enough of them, are taken for granted', () => {
  const staple = (id: number, own: Partial<Need>): Need => ({
    ...dish([id, 2]).needs[0]!,
    isStaple: true,
    ...own,
  });
  const noteOf = (...staples: readonly Need[]) => {
    const recipe = { ...dish(), needs: [...dish([EGG, 1]).needs, ...staples] };
    const stock = [...PANTRY, item(8, 'plain flour', 1)];
    return matchNotes(placeMeals([{ recipe, day: 'Monday' }], stock, TODAY), stock, TODAY)[0]?.match_note;
  };
  expect(noteOf(staple(8, { name: 'plain flour' }))).toBe(
    'Nothing to buy: it also needs plain flour, which is taken for granted.',
  );
  expect(noteOf(staple(8, { name: 'plain flour' }), staple(9, { name: 'salt' }))).toBe(
    'Nothing to buy: it also needs plain flour and salt, which are taken for granted.',
  );
  expect(noteOf(staple(9, { name: 'onion', noun: 'onions' }))).toBe(
    'Nothing to buy: it also needs onions, which are taken for granted.',
  );
});

import { expect, test } from 'vitest';
import type { BookIngredient } from '../recipes/catalogue/book.ts';
import { withUsuals } from './usuals.ts';

const NOW = new Date('2031-06-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (...days: number[]) => days.map((each) => new Date(NOW.getTime() - each * DAY));
const book = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, usual: null }) as BookIngredient);

const places = (additions: Parameters<typeof withUsuals>[1]) =>
  withUsuals(book, additions, NOW)
    .filter(({ usual }) => usual !== null)
    .toSorted((a, b) => a.usual! - b.usual!)
    .map(({ id, usual }) => [usual, id]);

test('sorts by frequency, then most recent first [USUAL-01]', () => {
  expect(
    places([
      { ingredientId: 3, moments: daysAgo(9, 8) },
      { ingredientId: 1, moments: daysAgo(30, 20, 10) },
      { ingredientId: 2, moments: daysAgo(90, 1) },
      { ingredientId: 4, moments: daysAgo(90, 1) },
    ]),
  ).toEqual([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 3],
  ]);
});

test('ignores single additions, old ones and those not in the book [USUAL-01]', () => {
  expect(
    places([
      { ingredientId: 1, moments: daysAgo(1) },
      { ingredientId: 2, moments: daysAgo(400, 300, 181, 1) },
      { ingredientId: 77, moments: daysAgo(3, 2, 1) },
      { ingredientId: 3, moments: daysAgo(180, 179) },
    ]),
  ).toEqual([[1, 3]]);
});

test('returns at most twelve [USUAL-01]', () => {
  const often = book.map(({ id }) => ({
    ingredientId: id,
    moments: daysAgo(...Array.from({ length: 1 + id }, (_, day) => day)),
  }));
  expect(places(often).map(([, id]) => id)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
});

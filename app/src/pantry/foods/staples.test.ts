import { expect, test } from 'vitest';
import type { BookIngredient } from '../pantry-items.query.ts';
import { staplesOf, withStaple } from './staples.ts';

const entry = (id: number, name: string) => ({ id, name }) as BookIngredient;
const BOOK = [entry(4, 'butter'), entry(1, 'salt'), entry(2, 'water'), entry(9, 'beef sirloin')];

test('water is a staple without being offered', () => {
  const { asked, usualIds } = staplesOf(BOOK);
  expect(asked.map(({ name }) => name)).toEqual(['salt', 'butter']);
  expect(usualIds).toEqual([1, 2]);
});

test('the first answer starts with the usual ones', () => {
  expect(withStaple(null, [1, 2], 4, true)).toEqual([1, 2, 4]);
  expect(withStaple(null, [1, 2], 1, false)).toEqual([2]);
  expect(withStaple([4], [1, 2], 1, true)).toEqual([4, 1]);
});

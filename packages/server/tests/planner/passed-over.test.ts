import { passedOverNote, placeMeals, passedOver } from '@larder/domain/planner';
import { expect, test } from 'vitest';
import { candidate, need, stock, TODAY, wishes } from './candidates.ts';

const grams = (ids: readonly number[]) => ids.map((id) => need(id, 100, 'g', 100));
const pantry = [
  ...[1, 2, 3, 4].map((id) => stock(id, 100, 'g', { grams: 100 })),
  stock(9, 100, 'g', { name: 'spinach', grams: 100, expiresOn: '2030-05-08' }),
];
/** All but one of its ingredients are there. */
const OBVIOUS = candidate(1, grams([1, 2, 3, 20]));
const GREEN = candidate(2, grams([1, 2, 9]));
const POOR = candidate(3, grams([30, 31, 32]));
const week = (...recipes: (typeof OBVIOUS)[]) =>
  placeMeals(
    recipes.map((recipe, place) => ({ recipe, day: (['Monday', 'Tuesday'] as const)[place]! })),
    pantry,
    TODAY,
  );

test.each<{ why: string; meals: ReturnType<typeof week>; recent?: number[]; note: string | null }>([
  {
    why: 'it adds to the list and leaves what expires',
    meals: week(GREEN),
    note: 'Dal, 75% of which is in your pantry, would add 1 thing to buy and leave your spinach to expire.',
  },
  {
    why: 'it was eaten lately',
    meals: week(GREEN),
    recent: [1],
    note: 'Dal, 75% of which is in your pantry, was on the menu in the last three weeks.',
  },
  { why: 'it is in the week', meals: week(GREEN, OBVIOUS), note: null },
  { why: 'it would only save items', meals: week(POOR), note: null },
])('the note on the obvious dish: $why', ({ meals, recent = [], note }) => {
  const wish = { ...wishes(), recent };
  const passed = passedOver([OBVIOUS, GREEN, POOR], pantry, meals, wish);
  expect(passed && passed.id === 1 ? passedOverNote(passed, 'Dal') : null).toBe(note);
});

test('the match of the obvious dish is the one on its card: a staple that is not there does not count', () => {
  const salted = candidate(4, [...OBVIOUS.needs, { ...need(40, 5, 'g', 5), isStaple: true }]);
  expect(passedOver([salted, GREEN], pantry, week(GREEN), wishes())?.match).toBe(60);
});

test('a dish that the pantry hardly covers is not obvious', () => {
  expect(passedOver([POOR, GREEN], pantry, week(GREEN), wishes())).toBeNull();
});

test('a side dish is not obvious', () => {
  const side = { ...OBVIOUS, role: 'side' as const };
  expect(passedOver([side, GREEN], pantry, week(GREEN), wishes())).toBeNull();
});

import { expect, test } from 'vitest';
import { check, GOOD } from './sample.ts';

const withoutRice = {
  ingredients: GOOD.ingredients.map((line) =>
    line.ingredient === 'basmati-rice' ? { ...line, ingredient: 'chickpea' } : line,
  ),
};
const lacks = (change: Parameters<typeof check>[0]) =>
  check(change).filter((problem) => problem.includes('nothing to eat with it'));

test('a main dish needs a staple [SERVE-03]', () => {
  expect(lacks({})).toEqual([]);
  expect(lacks(withoutRice)).toHaveLength(1);
});

test('which may be optional', () => {
  const naan = { ingredient: 'naan', quantity: 2, unit: 'piece' } as const;
  expect(lacks({ ...withoutRice, serveWith: [naan] })).toEqual([]);
});

test('a side dish or a light meal does not', () => {
  expect(lacks({ ...withoutRice, course: 'side' })).toEqual([]);
  expect(lacks({ ...withoutRice, role: 'light meal' })).toEqual([]);
});

test('an optional line has a weight too', () =>
  expect(check({ serveWith: [{ ingredient: 'naan', quantity: 2, unit: 'bunch' }] })).toContain(
    "tomato-rice: naan has no weight for 'bunch'",
  ));

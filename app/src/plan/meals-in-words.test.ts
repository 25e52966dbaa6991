import { expect, test } from 'vitest';
import { mealsInWords } from './meals-in-words.ts';

const meals = (dinners: number, lunches: number) => [
  ...Array.from({ length: dinners }, () => ({ slot: 'dinner' as const })),
  ...Array.from({ length: lunches }, () => ({ slot: 'lunch' as const })),
];

test.each([
  [7, 0, '7 dinners'],
  [1, 0, '1 dinner'],
  [0, 0, '0 dinners'],
  [5, 2, '5 dinners and 2 lunches'],
  [1, 1, '1 dinner and 1 lunch'],
  [0, 1, '1 lunch'],
])('%d dinners and %d lunches: %s', (dinners, lunches, said) => {
  expect(mealsInWords(meals(dinners, lunches))).toBe(said);
});

test('a meal of an older plan is a dinner', () => {
  expect(mealsInWords([{}])).toBe('1 dinner');
});

import { expect, test } from 'vitest';
import { savedNews } from './saved-news.ts';

const NOTHING = { saved: 0, left: 0, withoutPicture: [], lost: 0 };

test.each([
  [{ saved: 1 }, '1 recipe saved'],
  [{ saved: 2, left: 1, lost: 1 }, '2 recipes saved'],
  [{}, 'All of it is back'],
  [{ left: 1 }, null],
  [{ lost: 1 }, null],
])('%j is a success as far as it is one', (what, success) => {
  expect(savedNews({ ...NOTHING, ...what }).success).toBe(success);
});

test('what is missing is said once for all recipes', () => {
  const sentence = '“Pie” was saved without its picture.';
  const failures = (withoutPicture: string[], lost = 0) =>
    savedNews({ ...NOTHING, saved: 2, withoutPicture, lost }).failures;
  expect(failures([])).toEqual([]);
  expect(failures([sentence])).toEqual([sentence]);
  expect(failures([sentence, sentence], 3)).toEqual([
    '2 recipes were saved without their pictures.',
    'Some ratings, notes, dinners or lists could not be saved.',
  ]);
});

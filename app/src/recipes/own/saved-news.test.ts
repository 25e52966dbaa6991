import { expect, test } from 'vitest';
import { savedNews } from './saved-news.ts';

const NOTHING = { saved: 0, left: 0, withoutPicture: [], lost: 0, done: [], failures: [] };

test.each([
  [{ saved: 1 }, '1 recipe saved'],
  [{ saved: 2, left: 1, lost: 1 }, '2 recipes saved'],
  [{}, 'All of it is back'],
  [{ saved: 2, done: ['Pantry: 3 added'] }, '2 recipes saved. Pantry: 3 added'],
  [{ done: ['Pantry: 3 added'], lost: 1 }, 'Pantry: 3 added'],
  [{ left: 1 }, null],
  [{ failures: ['The plan could not be brought back.'] }, null],
  [{ lost: 1 }, null],
])('%j is a success as far as it is one', (what, success) => {
  expect(savedNews({ ...NOTHING, ...what }).success).toBe(success);
});

test('what is missing is said once for all recipes', () => {
  const sentence = '“Pie” was saved without its picture.';
  const failures = (withoutPicture: string[], lost = 0, others: string[] = []) =>
    savedNews({ ...NOTHING, saved: 2, withoutPicture, lost, failures: others }).failures;
  expect(failures([])).toEqual([]);
  expect(failures([sentence])).toEqual([sentence]);
  expect(failures([sentence, sentence], 3, ['The plan could not be brought back.'])).toEqual([
    '2 recipes were saved without their pictures.',
    'Some ratings, notes, dinners or lists could not be saved.',
    'The plan could not be brought back.',
  ]);
});

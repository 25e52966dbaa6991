import { describe, expect, test } from 'vitest';
import { groupByLetter, indexLetter } from './group-by-letter.ts';

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

describe('indexLetter', () => {
  test.each([
    { name: 'basil', letter: 'B' },
    { name: ' épices', letter: 'E' },
    { name: '00 flour', letter: '#' },
    { name: '', letter: '#' },
    { name: 'žampiony', letter: 'Z' },
    { name: 'ñora', letter: 'N' },
  ])('"$name" is under $letter', ({ name, letter }) => {
    expect(indexLetter(name)).toBe(letter);
  });
});

test('groups and their names are alphabetical, # comes last', () => {
  const names = ['Eggs', '7-Up', 'apples', 'épices', 'Anchovies', 'Zucchini'];
  expect(
    groupByLetter(
      names.map((name) => ({ name })),
      compare,
    ),
  ).toEqual([
    { letter: 'A', entries: [{ name: 'Anchovies' }, { name: 'apples' }] },
    { letter: 'E', entries: [{ name: 'Eggs' }, { name: 'épices' }] },
    { letter: 'Z', entries: [{ name: 'Zucchini' }] },
    { letter: '#', entries: [{ name: '7-Up' }] },
  ]);
});

import { describe, expect, test } from 'vitest';
import { groupByLetter, indexLetter, intoColumns } from './group-by-letter.ts';

describe('indexLetter', () => {
  test.each([
    { name: 'basil', letter: 'B' },
    { name: ' épices', letter: 'E' },
    { name: '00 flour', letter: '#' },
    { name: '', letter: '#' },
    { name: 'žampiony', letter: 'Z' },
    { name: 'ñora', letter: 'N' },
  ])('"$name" stands under $letter', ({ name, letter }) => {
    expect(indexLetter(name)).toBe(letter);
  });
});

test('groups follow the alphabet, names within them too, and # comes last', () => {
  const names = ['Eggs', '7-Up', 'apples', 'épices', 'Anchovies', 'Zucchini'];
  expect(groupByLetter(names.map((name) => ({ name })))).toEqual([
    { letter: 'A', entries: [{ name: 'Anchovies' }, { name: 'apples' }] },
    { letter: 'E', entries: [{ name: 'Eggs' }, { name: 'épices' }] },
    { letter: 'Z', entries: [{ name: 'Zucchini' }] },
    { letter: '#', entries: [{ name: '7-Up' }] },
  ]);
});

describe('intoColumns', () => {
  const letters = (sizes: Record<string, number>) =>
    Object.entries(sizes).map(([letter, size]) => ({
      letter,
      entries: Array.from({ length: size }, () => letter),
    }));

  test.each([
    { why: 'even letters are halved', sizes: { A: 2, B: 2, C: 2, D: 2 }, first: 'AB', second: 'CD' },
    { why: 'the longer column comes first', sizes: { A: 2, B: 2, C: 2 }, first: 'AB', second: 'C' },
    { why: 'a letter is never broken', sizes: { A: 40 }, first: 'A', second: '' },
    { why: 'nothing is two empty columns', sizes: {}, first: '', second: '' },
  ])('$why', ({ sizes, first, second }) => {
    const names = intoColumns(letters(sizes)).map((column) => column.map(({ letter }) => letter).join(''));
    expect(names).toEqual([first, second]);
  });
});

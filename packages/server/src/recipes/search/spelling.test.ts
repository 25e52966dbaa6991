import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, Vocabulary } from './spelling.ts';

describe('editDistance', () => {
  test.each([
    { a: 'rice', b: 'rice', edits: 0 },
    { a: 'biriyani', b: 'biryani', edits: 1 },
    { a: 'tcaos', b: 'tacos', edits: 1 },
    { a: 'kimchi', b: 'kimche', edits: 1 },
    { a: 'abcd', b: 'badc', edits: 2 },
    { a: 'rice', b: 'pasta', edits: 3 },
    { a: '', b: 'ab', edits: 2 },
  ])('$a and $b: $edits', ({ a, b, edits }) => {
    expect(editDistance(a, b, 2)).toBe(edits);
  });

  test('is symmetric', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 3)).toBe(editDistance(b, a, 3));
      }),
    );
  });
});

describe('nearest', () => {
  const vocabulary = new Vocabulary(['rice', 'ricotta', 'mice', 'biryani', 'carbonara', 'ox']);
  test.each([
    { why: 'all at the smallest distance', word: 'dice', nearest: ['rice', 'mice'] },
    { why: 'one edit in a short word', word: 'ricee', nearest: ['rice'] },
    { why: 'not two in a short word', word: 'ryse', nearest: [] },
    { why: 'two in a long word', word: 'karbonarra', nearest: ['carbonara'] },
    { why: 'a word of two letters is left unchanged', word: 'oy', nearest: [] },
  ])('$why: $word', ({ word, nearest }) => {
    expect(vocabulary.nearest(word)).toEqual(nearest);
  });

  test('misses no word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ç', 'd', '1'), minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (words, typed) => {
        const most = typed.length < 8 ? 1 : 2;
        const edits = words.map((known) => editDistance(typed, known, most));
        const least = Math.min(most, ...edits);
        const nearest = words.filter((_, index) => edits[index] === least);
        expect(new Set(new Vocabulary(words).nearest(typed))).toEqual(new Set(nearest));
      }),
    );
  });
});

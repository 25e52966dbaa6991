import fc from 'fast-check';
import { editDistance } from '@larder/domain/names';
import { describe, expect, test } from 'vitest';
import { Vocabulary } from './spelling.ts';

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

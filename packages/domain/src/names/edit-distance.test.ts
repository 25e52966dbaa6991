import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

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

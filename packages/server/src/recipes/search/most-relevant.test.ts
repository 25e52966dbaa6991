import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostRelevant } from './most-relevant.ts';

test('a page equals sorting everything, with ties in original order', () => {
  /** Few distinct values, so that many are equal. */
  const relevance = fc.array(fc.constantFrom(0, 0.1, 0.25, 0.5, 1, 1.5), { maxLength: 60 });
  const page = fc.record({ offset: fc.nat({ max: 65 }), limit: fc.integer({ min: 1, max: 20 }) });
  fc.assert(
    fc.property(relevance, page, (some, { offset, limit }) => {
      const places = Uint32Array.from(some, (_, index) => index * 3);
      const sorted = Array.from(places.keys()).toSorted((a, b) => some[b]! - some[a]! || a - b);
      const expected = sorted.slice(offset, offset + limit).map((index) => places[index]);
      expect(mostRelevant(places, Float64Array.from(some), { offset, limit })).toEqual(expected);
    }),
  );
});

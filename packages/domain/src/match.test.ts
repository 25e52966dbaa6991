import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchLevel, matchPercentage, percentOf, updatedMatch } from './match.ts';

describe('matchPercentage', () => {
  test.each([
    { why: 'nothing owned', needed: [1, 2], owned: [], percent: 0 },
    { why: 'everything owned', needed: [1, 2], owned: [1, 2], percent: 100 },
    { why: 'extra pantry items make no difference', needed: [1], owned: [1, 9], percent: 100 },
    { why: 'one of three rounds down', needed: [1, 2, 3], owned: [1], percent: 33 },
    { why: 'two of three rounds up', needed: [1, 2, 3], owned: [1, 2], percent: 67 },
    { why: 'an ingredient on two lines counts once', needed: [1, 1, 2], owned: [1], percent: 50 },
    { why: 'a recipe without ingredients', needed: [], owned: [1], percent: 0 },
  ])('$why → $percent %', ({ needed, owned, percent }) => {
    expect(matchPercentage(needed, new Set(owned))).toBe(percent);
  });

  test('never falls as the pantry grows, and stays within 0 to 100', () => {
    const ids = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });
    fc.assert(
      fc.property(ids, ids, fc.integer({ min: 1, max: 30 }), (needed, owned, bought) => {
        const before = matchPercentage(needed, new Set(owned));
        const after = matchPercentage(needed, new Set([...owned, bought]));
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(100);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('updatedMatch', () => {
  test.each([
    { why: 'nothing was added', needed: [1, 2], matching: [1], added: [], percent: null },
    {
      why: 'the new ingredient is not in the recipe',
      needed: [1, 2],
      matching: [1],
      added: [9],
      percent: null,
    },
    { why: 'an ingredient was added', needed: [1, 2, 3], matching: [1], added: [2], percent: 67 },
    { why: 'the last one was added', needed: [1, 2], matching: [1], added: [2], percent: 100 },
    { why: 'the server already counts it', needed: [1, 2, 3, 4], matching: [1, 2], added: [2], percent: 50 },
    { why: 'something unrelated was added too', needed: [1, 2], matching: [], added: [2, 9], percent: 50 },
  ])('$why → $percent [STATE-25]', ({ needed, matching, added, percent }) => {
    expect(updatedMatch(needed, matching, new Set(added))).toBe(percent);
  });
});

test('percentOf nothing is 0', () => expect(percentOf(0, 0)).toBe(0));

test.each([
  [0, 'missing'],
  [39, 'missing'],
  [40, 'partial'],
  [79, 'partial'],
  [80, 'have'],
  [100, 'have'],
])('the jar at %i %% is %s', (percentage, level) => {
  expect(matchLevel(percentage)).toBe(level);
});

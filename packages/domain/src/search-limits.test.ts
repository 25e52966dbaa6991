import { describe, expect, test } from 'vitest';
import { activeLimits, canonicalLimits, LIMIT_GROUPS, withLimit } from './search-limits.ts';

const option = (id: string) => {
  const found = LIMIT_GROUPS.flatMap(({ options }) => options).find((one) => one.id === id);
  if (!found) throw new RangeError(id);
  return found;
};

test.each([
  [{}, {}],
  [
    { maxTime: 30, maxMissing: 0, sort: 'time' },
    { maxTime: 30, maxMissing: 0, sort: 'time' },
  ],
  [{ maxTime: 31, maxMissing: 3, sort: 'price' }, {}],
])('%j is %j', (asked, limits) => expect(canonicalLimits(asked)).toEqual(limits));

test('active limits have labels that stand alone', () => {
  expect(activeLimits({ maxTime: 60, maxMissing: 0, sort: 'time' }).map(({ chip }) => chip)).toEqual([
    'Ready in 1 h',
    'Nothing to buy',
    'Quickest first',
  ]);
  expect(activeLimits({})).toEqual([]);
});

describe('withLimit', () => {
  test('replaces another of its group and keeps the others', () => {
    expect(withLimit({ maxTime: 20, maxMissing: 2 }, option('max_time_45'), true)).toEqual({
      maxTime: 45,
      maxMissing: 2,
    });
  });

  test('turns off', () => {
    expect(withLimit({ maxTime: 20, sort: 'time' }, option('sort_time'), false)).toEqual({ maxTime: 20 });
  });
});

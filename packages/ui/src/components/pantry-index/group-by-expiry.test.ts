import { expect, test } from 'vitest';
import { expiryGroupOf, groupByExpiry } from './group-by-expiry.ts';

const { compare } = new Intl.Collator('en');

test.each([
  [null, 'none'],
  [-1, 'expired'],
  [0, 'soon'],
  [1, 'soon'],
  [2, 'week'],
  [6, 'week'],
  [7, 'later'],
] as const)('what expires in %s days is in the group %s', (days, name) => {
  expect(expiryGroupOf(days)).toBe(name);
});

test('items are sorted by date, then name, undated last', () => {
  const items = [
    { name: 'salt' },
    { name: 'milk', expires: '2026-11-24' },
    { name: 'rice', expires: null },
    { name: 'cream', expires: '2026-11-24' },
    { name: 'ham', expires: '2026-11-20' },
    { name: 'milk', expires: '2026-12-24' },
  ];
  const groups = groupByExpiry(items, '2026-11-23', compare);
  expect(groups.map(({ name, entries }) => [name, ...entries.map((entry) => entry.name)])).toEqual([
    ['expired', 'ham'],
    ['soon', 'cream', 'milk'],
    ['later', 'milk'],
    ['none', 'rice', 'salt'],
  ]);
});

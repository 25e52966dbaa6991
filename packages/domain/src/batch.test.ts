import { expect, test } from 'vitest';
import { byExpiry, isExpired, isSameBatch, type BatchMarks } from './batch.ts';

const MILK: BatchMarks = {
  ingredientId: 1,
  unit: 'l',
  expiryDate: '2030-05-31',
  storage: null,
  opened: false,
};

test.each<{ change: Partial<BatchMarks>; same: boolean }>([
  { change: {}, same: true },
  { change: { unit: 'ml' }, same: true },
  { change: { unit: 'can' }, same: false },
  { change: { ingredientId: 2 }, same: false },
  { change: { expiryDate: '2030-06-01' }, same: false },
  { change: { expiryDate: null }, same: false },
  { change: { storage: 'freezer' }, same: false },
  { change: { opened: true }, same: false },
])('milk and milk with $change are one batch: $same', ({ change, same }) => {
  expect(isSameBatch(MILK, { ...MILK, ...change })).toBe(same);
  expect(isSameBatch({ ...MILK, ...change }, MILK)).toBe(same);
});

test('sorts by expiry date, undated batches last', () => {
  const dates = [null, '2030-06-01', '2030-05-31', null, '2030-05-31'].map((expiryDate) => ({ expiryDate }));
  expect(dates.toSorted(byExpiry).map(({ expiryDate }) => expiryDate)).toEqual([
    '2030-05-31',
    '2030-05-31',
    '2030-06-01',
    null,
    null,
  ]);
});

test('a batch is usable through its expiry date but not after', () => {
  const isOver = (day: string) => isExpired(MILK, day);
  expect(['2030-05-30', '2030-05-31', '2030-06-01'].map(isOver)).toEqual([false, false, true]);
  expect(isExpired({ expiryDate: null }, '2999-01-01')).toBe(false);
});

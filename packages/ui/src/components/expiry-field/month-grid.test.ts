import { expect, test } from 'vitest';
import { dayAfterKey, monthGrid } from './month-grid.ts';

test('a month has six full weeks, starting on the first day of the week', () => {
  const fromMonday = monthGrid('2026-11-23', 0);
  expect(fromMonday).toHaveLength(6);
  expect([fromMonday[0]?.[0], fromMonday[5]?.[6]]).toEqual(['2026-10-26', '2026-12-06']);
  expect(monthGrid('2026-11-23', 6)[0]?.[0]).toBe('2026-11-01');
});

test.each([
  ['ArrowRight', false, '2026-12-01'],
  ['ArrowLeft', false, '2026-11-29'],
  ['ArrowDown', false, '2026-12-07'],
  ['ArrowUp', false, '2026-11-23'],
  ['Home', false, '2026-11-30'],
  ['End', false, '2026-12-06'],
  ['PageDown', false, '2026-12-30'],
  ['PageUp', false, '2026-10-30'],
  ['PageDown', true, '2027-11-30'],
  ['PageUp', true, '2025-11-30'],
  ['a', false, null],
])('%s (shift: %s) moves from 30 November to %s', (key, shiftKey, day) => {
  expect(dayAfterKey('2026-11-30', { key, shiftKey }, { firstWeekday: 0, isRtl: false })).toBe(day);
});

test('in right-to-left text the arrows swap, and a month without the date uses its last day', () => {
  const rtl = { firstWeekday: 6, isRtl: true };
  expect(dayAfterKey('2026-11-30', { key: 'ArrowRight', shiftKey: false }, rtl)).toBe('2026-11-29');
  expect(dayAfterKey('2027-01-31', { key: 'PageDown', shiftKey: false }, rtl)).toBe('2027-02-28');
});

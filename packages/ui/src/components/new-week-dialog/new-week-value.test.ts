import { expect, test } from 'vitest';
import { NO_WISHES, withFree, withKept } from './new-week-value.ts';

test('a day that is kept is no longer free', () => {
  const value = { ...NO_WISHES, free: ['2026-11-25', '2026-11-27'] };
  expect(withKept(value, ['2026-11-25'])).toEqual({
    ...NO_WISHES,
    keep: ['2026-11-25'],
    free: ['2026-11-27'],
  });
});

test('a day that becomes free is no longer kept', () => {
  const value = { ...NO_WISHES, keep: ['2026-11-25', '2026-11-26'] };
  expect(withFree(value, ['2026-11-25'])).toEqual({
    ...NO_WISHES,
    keep: ['2026-11-26'],
    free: ['2026-11-25'],
  });
});

import { expect, test } from 'vitest';
import { NO_WISHES, withDish, withFree, withKept, withLunches } from './new-week-value.ts';

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

test('a day has a dish, or keeps its meal, or is free', () => {
  const kept = { ...NO_WISHES, keep: ['2026-11-25', '2026-11-25 lunch'], free: ['2026-11-26'] };
  const dinner = withDish(kept, { id: '2026-11-26', date: '2026-11-26' }, '7');
  expect(dinner).toEqual({ ...kept, free: [], dishes: { '2026-11-26': '7' } });
  expect(withFree(dinner, ['2026-11-26'])).toEqual({ ...kept, dishes: {} });
  expect(withKept(dinner, ['2026-11-26'])).toEqual({ ...NO_WISHES, keep: ['2026-11-26'], dishes: {} });
  expect(withDish(dinner, { id: '2026-11-26', date: '2026-11-26' }, null)).toEqual({
    ...kept,
    free: [],
    dishes: {},
  });
});

test('a dish for lunch has a lunch on its day, and leaves the evening as it is', () => {
  const value = { ...NO_WISHES, keep: ['2026-11-25 lunch'], free: ['2026-11-25'] };
  const lunch = { id: '2026-11-25 lunch', date: '2026-11-25', lunch: true };
  expect(withDish(value, lunch, '7')).toEqual({
    ...NO_WISHES,
    free: ['2026-11-25'],
    lunches: ['Wednesday'],
    dishes: { '2026-11-25 lunch': '7' },
  });
});

test('a day without a lunch keeps none and has no dish for it; its dinner stays', () => {
  const days = [{ date: '2026-11-25' }, { date: '2026-11-26' }, { date: '2026-11-27' }];
  const value = {
    ...NO_WISHES,
    keep: ['2026-11-25', '2026-11-25 lunch', '2026-11-26 lunch', '2026-11-27 lunch'],
    lunches: ['Wednesday', 'Thursday', 'Sunday'],
    dishes: { '2026-11-25 lunch': '7', '2026-11-26': '8' },
  };
  expect(withLunches(value, ['Thursday', 'Sunday'], days)).toEqual({
    ...value,
    keep: ['2026-11-25', '2026-11-26 lunch', '2026-11-27 lunch'],
    lunches: ['Thursday', 'Sunday'],
    dishes: { '2026-11-26': '8' },
  });
  expect(withLunches(value, value.lunches, days)).toEqual(value);
});

test('a recipe chosen for another meal is no longer that of the first', () => {
  const value = { ...NO_WISHES, dishes: { '2026-11-25': '7', '2026-11-27': '8' } };
  expect(withDish(value, { id: '2026-11-26', date: '2026-11-26' }, '7').dishes).toEqual({
    '2026-11-26': '7',
    '2026-11-27': '8',
  });
});

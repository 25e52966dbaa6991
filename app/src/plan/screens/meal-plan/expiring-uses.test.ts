import { expect, test } from 'vitest';
import { expiringUses } from './expiring-uses.ts';

const use = (name: string, expiry_date: string | null) => ({
  pantry_item_id: '01976b0e-5a10-7c3e-9a55-000000000001',
  name,
  quantity: 100,
  unit: 'g' as const,
  expiry_date,
});
// A Monday, late in the evening.
const TODAY = new Date(2030, 4, 6, 23, 30);

test.each([
  { date: '2030-05-05', text: 'has expired' },
  { date: '2030-05-06', text: 'expires today' },
  { date: '2030-05-07', text: 'expires tomorrow' },
  { date: '2030-05-09', text: 'expires Thursday' },
  { date: '2030-05-12', text: 'expires Sunday' },
])('spinach of $date $text', ({ date, text }) => {
  expect(expiringUses([use('spinach', date)], TODAY)).toEqual([{ name: 'spinach', text }]);
});

test.each([
  { date: '2030-05-05', text: 'have expired' },
  { date: '2030-05-09', text: 'expire Thursday' },
])('red lentils of $date $text', ({ date, text }) => {
  expect(expiringUses([use('red lentils', date)], TODAY)).toEqual([{ name: 'red lentils', text }]);
});

test('what keeps for a week or indefinitely is not listed', () => {
  expect(expiringUses([use('spinach', '2030-05-13'), use('rice', null)], TODAY)).toEqual([]);
});

test('sorts by expiry, each ingredient once', () => {
  const uses = [use('leek', '2030-05-10'), use('peas', '2030-05-08'), use('leek', '2030-05-07')];
  expect(expiringUses(uses, TODAY).map(({ name, text }) => `${name} ${text}`)).toEqual([
    'leek expires tomorrow',
    'peas expire Wednesday',
  ]);
});

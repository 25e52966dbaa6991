// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { setEnglish } from '../../../platform/locale/english.ts';
import { expiringUses } from './expiring-uses.ts';
import { standInsOf } from './plan-content.ts';

afterEach(() => setEnglish('en-GB'));

const line = (name: string, toBuy: number, standIn?: string) => ({
  ingredient_id: 1,
  name,
  quantity: 100,
  unit: 'g' as const,
  to_buy: toBuy,
  ...(standIn !== undefined && { stand_in: { name: standIn, note: 'It will do.' } }),
});

test('a meal says once what stands in for an ingredient, and only where it is enough [MATCH-20]', () => {
  const ingredients = [
    line('basmati rice', 0, 'rice'),
    line('basmati rice', 0, 'rice'),
    line('gruyère', 40, 'cheddar'),
    line('salt', 0),
  ];
  expect(standInsOf({ ingredients })).toEqual([
    { ingredient: 'basmati rice', name: 'rice', note: 'It will do.' },
  ]);
});

test("a meal names what it uses in the cook's English [NAMES-02]", () => {
  setEnglish('en-US');
  const ingredients = [line('spinach', 0, 'rocket')];
  expect(standInsOf({ ingredients })).toMatchObject([{ ingredient: 'spinach', name: 'arugula' }]);
  const use = { pantry_item_id: 'a', name: 'rocket', quantity: 1, unit: 'bunch' as const };
  const today = new Date(2030, 4, 30);
  expect(expiringUses([{ ...use, expiry_date: '2030-05-31' }], today)).toEqual([
    { name: 'arugula', text: 'expires tomorrow' },
  ]);
});

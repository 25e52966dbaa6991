import { expect, test } from 'vitest';
import { sayShopAmount } from './index.ts';

test.each([
  [500, 'g', '1 lb 2 oz'],
  [1.5, 'kg', '3¼ lb'],
  [250, 'ml', '8 fl oz'],
  [2, 'l', '2 quarts'],
  [3, 'piece', '3 pieces'],
  [2, 'can', '2 cans'],
  [2, 'tbsp', '2 tbsp'],
])('an American shop sells %d %s as %s [UNITS-04]', (quantity, unit, said) =>
  expect(sayShopAmount({ quantity, unit }, 'us')).toBe(said),
);

test.each([
  [8, 'oz', '225 g'],
  [1, 'cup', '240 ml'],
  [500, 'g', '500 g'],
  [1, 'piece', '1 piece'],
])('and a metric one %d %s as %s [UNITS-04]', (quantity, unit, said) =>
  expect(sayShopAmount({ quantity, unit }, 'metric')).toBe(said),
);

test('as written, it stays', () =>
  expect(sayShopAmount({ quantity: 8, unit: 'oz' }, 'as_written')).toBe('8 oz'));

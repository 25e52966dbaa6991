import type { Unit } from '@larder/domain';
import { expect, test } from 'vitest';
import { unitFor } from './unit-for.ts';

test.each<[number | null, Unit, number | null, Unit]>([
  [null, 'l', 1, 'l'],
  [2, 'l', 1, 'l'],
  [500, 'l', 1, 'ml'],
  [1, 'kg', 1, 'kg'],
  [500, 'kg', 1, 'g'],
  [2, 'g', 500, 'kg'],
  [10, 'g', 500, 'g'],
  [300, 'g', 500, 'g'],
  [2, 'g', null, 'g'],
  [30, 'piece', 6, 'piece'],
  [200, 'ml', 200, 'ml'],
])('%s of an ingredient in %s (usually %s) are %s', (quantity, default_unit, default_quantity, unit) => {
  expect(unitFor({ default_unit, default_quantity }, quantity)).toBe(unit);
});

import { expect, test } from 'vitest';
import type { ShoppingGroup } from '../shopping-groups.ts';
import type { Unit } from '../units.ts';
import { isALittle, soldAs } from './index.ts';

test.each<[string, ShoppingGroup, number, Unit, string | null]>([
  ['salt', 'Spices', 70, 'ml', 'pack'],
  ['cumin seeds', 'Spices', 2, 'tsp', 'pack'],
  ['saffron', 'Spices', 1, 'pinch', 'pack'],
  ['salt', 'Spices', 2, 'kg', 'pack'],
  ['dried red chilli', 'Spices', 5, 'piece', 'pack'],
  ['gochugaru', 'Spices', 110, 'g', 'pack'],
  ['bouquet garni', 'Spices', 1, 'bunch', null],
  ['olive oil', 'Pantry', 3, 'tbsp', 'bottle'],
  ['vegetable oil', 'Pantry', 1, 'l', null],
  ['soy sauce', 'Pantry', 60, 'ml', 'bottle'],
  ['white wine', 'Other', 250, 'ml', 'bottle'],
  ['rice', 'Pantry', 300, 'g', null],
  ['egg', 'Proteins', 4, 'piece', null],
])('%s (%s), %d %s, is sold as %s [MATCH-09]', (name, category, quantity, unit, sold) => {
  expect(soldAs(name, category, { quantity, unit })).toBe(sold);
});

test.each<[number, Unit, boolean]>([
  [7, 'g', true],
  [10, 'g', false],
  [1, 'tsp', true],
  [1, 'tbsp', false],
  [1, 'piece', false],
])('whether %d %s counts as a little: %s', (quantity, unit, little) => {
  expect(isALittle({ quantity, unit })).toBe(little);
});

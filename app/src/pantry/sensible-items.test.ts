import { expect, test } from 'vitest';
import type { BookIngredient } from '../queries/pantry-items.ts';
import { sensibleItems } from './sensible-items.ts';

const BOOK = [
  { name: 'milk', default_quantity: 1, default_unit: 'l' },
  { name: 'olive oil', default_quantity: null, default_unit: 'ml' },
] as BookIngredient[];

test('a date of the cook comes before one that was said', () => {
  const heard = [{ name: 'milk', quantity: 2, unit: 'l', expiry_date: '2031-05-06' }] as const;
  const dates = new Map([
    ['milk', '2031-05-09'],
    ['olive oil', null],
  ]);
  expect(sensibleItems(['Milk', 'Olive oil'], BOOK, heard, dates)).toEqual([
    { ingredient_name: 'Milk', quantity: 2, unit: 'l', expiry_date: '2031-05-09' },
    { ingredient_name: 'Olive oil', quantity: null, unit: 'ml', expiry_date: null },
  ]);
});

test('what was said counts, then what usually comes home, then some', () => {
  const heard = [
    { name: 'egg', quantity: 12, unit: 'piece', expiry_date: null },
    { name: 'tinned tomatoes', quantity: 2, unit: 'can', expiry_date: '2031-05-06' },
  ] as const;
  expect(sensibleItems(['Egg', 'Tinned tomatoes', 'Milk', 'olive oil', 'moon dust'], BOOK, heard)).toEqual([
    { ingredient_name: 'Egg', quantity: 12, unit: 'piece' },
    { ingredient_name: 'Tinned tomatoes', quantity: 2, unit: 'can', expiry_date: '2031-05-06' },
    { ingredient_name: 'Milk', quantity: 1, unit: 'l' },
    { ingredient_name: 'olive oil', quantity: null, unit: 'ml' },
    { ingredient_name: 'moon dust', quantity: null, unit: 'piece' },
  ]);
});

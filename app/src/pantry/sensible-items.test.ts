import { expect, test } from 'vitest';
import type { BookIngredient } from './pantry-items.query.ts';
import { sensibleItems } from './sensible-items.ts';
import type { HeardItem } from '../voice/heard-item.ts';

const BOOK = [
  { name: 'milk', default_quantity: 1, default_unit: 'l' },
  { name: 'olive oil', default_quantity: null, default_unit: 'ml' },
] as BookIngredient[];

const MILK: HeardItem = { name: 'milk', quantity: 2, unit: 'l', expiry_date: '2031-05-06', opened: false };

test('a corrected date overrides a spoken one', () => {
  const things = [
    { name: 'Milk', heard: MILK, date: '2031-05-09' },
    { name: 'Olive oil', date: null },
  ];
  expect(sensibleItems(things, BOOK)).toEqual([
    { ingredient_name: 'Milk', quantity: 2, unit: 'l', expiry_date: '2031-05-09' },
    { ingredient_name: 'Olive oil', quantity: null, unit: 'ml', expiry_date: null },
  ]);
});

test('batches of one ingredient are added separately', () => {
  const things = [
    { name: 'Milk', heard: { ...MILK, quantity: 1 } },
    { name: 'Milk', heard: { ...MILK, quantity: 1, expiry_date: null, opened: true } },
  ];
  expect(sensibleItems(things, BOOK)).toEqual([
    { ingredient_name: 'Milk', quantity: 1, unit: 'l', expiry_date: '2031-05-06' },
    { ingredient_name: 'Milk', quantity: 1, unit: 'l', opened: true },
  ]);
});

test("the spoken amount counts, then the usual one, then 'some' [ADDING-04]", () => {
  const things = [
    { name: 'Egg', heard: { ...MILK, name: 'egg', quantity: 12, unit: 'piece', expiry_date: null } },
    { name: 'Oat milk', heard: MILK },
    { name: 'Milk' },
    { name: 'olive oil' },
  ] as const;
  expect(sensibleItems(things, BOOK)).toEqual([
    { ingredient_name: 'Egg', quantity: 12, unit: 'piece' },
    { ingredient_name: 'Oat milk', quantity: null, unit: 'piece' },
    { ingredient_name: 'Milk', quantity: 1, unit: 'l' },
    { ingredient_name: 'olive oil', quantity: null, unit: 'ml' },
  ]);
});

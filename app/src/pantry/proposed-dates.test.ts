import { expect, test } from 'vitest';
import type { BookIngredient } from './pantry-items.query.ts';
import { proposedDates } from './proposed-dates.ts';

const keeps = (days: number | null, opened = days) => ({ unopened: days, opened });
const BOOK = [
  { name: 'milk', storage: 'fridge', shelf_life: { fridge: keeps(7, 5), freezer: null, cupboard: null } },
  { name: 'rice', storage: 'cupboard', shelf_life: { fridge: null, freezer: null, cupboard: keeps(365) } },
  { name: 'salt', storage: 'cupboard', shelf_life: { fridge: null, freezer: null, cupboard: keeps(null) } },
] as BookIngredient[];
const EGGS = { name: 'egg', quantity: 6, unit: 'piece', expiry_date: '2030-05-08', opened: false } as const;
const things = ['salt', 'Rice', 'Milk', 'egg', 'moon dust'].map((name) => ({
  id: name,
  name,
  heard: name === 'egg' ? EGGS : undefined,
}));

test('the spoken date, else the guess, earliest first and undated last', () => {
  expect(proposedDates(things, { book: BOOK, given: {}, today: '2030-05-06' })).toEqual([
    { id: 'egg', name: 'Egg', expires: '2030-05-08', isGuess: false },
    { id: 'Milk', name: 'Milk', expires: '2030-05-13', isGuess: true },
    { id: 'Rice', name: 'Rice', expires: '2031-05-06', isGuess: true },
    { id: 'salt', name: 'Salt', expires: null, isGuess: false },
    { id: 'moon dust', name: 'Moon dust', expires: null, isGuess: false },
  ]);
});

test('a corrected date keeps its place', () => {
  const given = { Milk: '2032-01-01', egg: null };
  expect(proposedDates(things, { book: BOOK, given, today: '2030-05-06' }).slice(0, 2)).toEqual([
    { id: 'egg', name: 'Egg', expires: null },
    { id: 'Milk', name: 'Milk', expires: '2032-01-01' },
  ]);
});

test('batches of one ingredient are separate, and open ones keep less long', () => {
  const batch = { name: 'milk', quantity: 1, unit: 'l', expiry_date: null, opened: false } as const;
  const milk = [
    { id: 'a', name: 'Milk', heard: { ...batch, expiry_date: '2030-05-20' } },
    { id: 'b', name: 'Milk', heard: { ...batch, opened: true } },
  ];
  expect(proposedDates(milk, { book: BOOK, given: {}, today: '2030-05-06' })).toEqual([
    { id: 'b', name: 'Milk, batch 2', expires: '2030-05-11', isGuess: true },
    { id: 'a', name: 'Milk, batch 1', expires: '2030-05-20', isGuess: false },
  ]);
});

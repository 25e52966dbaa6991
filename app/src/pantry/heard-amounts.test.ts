import { expect, test } from 'vitest';
import type { BookIngredient } from './pantry-items.query.ts';
import { changedAmounts, itemsToSave, withAmounts } from './heard-amounts.ts';
import type { HeardItem } from '../voice/heard-item.ts';

const BOOK = [
  { name: 'milk', default_quantity: 1, default_unit: 'l' },
  { name: 'onion', default_quantity: 3, default_unit: 'piece' },
] as BookIngredient[];
const HEARD: HeardItem = { name: 'onion', quantity: 2, unit: 'piece', expiry_date: null, opened: false };
const ONION = { id: '1', name: 'Onion', heard: HEARD };
const MILK = { id: '2', name: 'Milk' };
const NONE = { book: BOOK, given: {} };

test.each([
  { says: 'what was said', of: ONION, quantity: 2, unit: 'piece' },
  { says: 'the usual amount', of: MILK, quantity: 1, unit: 'l' },
  {
    says: '“some” of an unknown ingredient',
    of: { id: '3', name: 'Moon dust' },
    quantity: null,
    unit: 'piece',
  },
])('the amount is $says', ({ of, quantity, unit }) => {
  expect(withAmounts([of], NONE)).toEqual([{ id: of.id, name: of.name, quantity, unit }]);
});

test('a corrected amount survives other edits, unless the item changes to another unit', () => {
  const before = withAmounts([ONION, MILK], NONE);
  const given = changedAmounts(before, [{ ...before[0]!, quantity: 5 }, before[1]!]);
  expect(given).toEqual({ 1: { quantity: 5, unit: 'piece' } });
  const sources = { book: BOOK, given };
  expect(withAmounts([ONION, MILK], sources).map(({ quantity }) => quantity)).toEqual([5, 1]);
  expect(withAmounts([{ ...ONION, name: 'milk' }], sources)).toEqual([
    { id: '1', name: 'milk', quantity: 1, unit: 'l' },
  ]);
});

test('an amount can be removed', () => {
  const before = withAmounts([ONION], NONE);
  const given = changedAmounts(before, [{ ...before[0]!, quantity: null }]);
  expect(withAmounts([ONION], { book: BOOK, given })[0]).toMatchObject({ quantity: null, unit: 'piece' });
});

test('saves the amounts shown, batch by batch, without unnamed ones', () => {
  const milks = [
    {
      id: '1',
      name: ' milk ',
      heard: { ...HEARD, name: 'milk', quantity: 1, unit: 'l', opened: true } as const,
    },
    { id: '2', name: 'milk', heard: { ...HEARD, name: 'milk', quantity: 1, unit: 'l' } as const },
    { id: '3', name: ' ' },
  ];
  const given = { 2: { quantity: 2, unit: 'l' } };
  expect(itemsToSave(milks, { book: BOOK, given })).toEqual([
    { ingredient_name: 'milk', quantity: 1, unit: 'l', opened: true },
    { ingredient_name: 'milk', quantity: 2, unit: 'l' },
  ]);
});

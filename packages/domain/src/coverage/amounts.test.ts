import { describe, expect, test } from 'vitest';
import type { Unit } from '../units.ts';
import { availableOf, lackingOf, roundDownToHave, roundUpToBuy, type Held } from './index.ts';

test.each<[number, Unit, number]>([
  [0.3, 'bunch', 1],
  [2, 'piece', 2],
  [1.5, 'piece', 2],
  [249.1, 'g', 250],
  [0.251, 'kg', 0.26],
  [1.1, 'tbsp', 1.25],
  [7.2, 'ml', 8],
])('%d %s is bought as %d', (quantity, unit, bought) => {
  expect(roundUpToBuy(quantity, unit)).toBe(bought);
});

test.each<{ quantity: number; unit: Unit; isWhole?: boolean; said: number }>([
  { quantity: 4.5, unit: 'piece', isWhole: true, said: 4 },
  { quantity: 0.5, unit: 'piece', isWhole: true, said: 0 },
  { quantity: 2.5, unit: 'piece', said: 2.5 },
  { quantity: 4.56, unit: 'piece', said: 4.5 },
  { quantity: 0.2, unit: 'piece', said: 0.2 },
  { quantity: 66.75, unit: 'g', said: 66 },
  { quantity: 0.999, unit: 'kg', said: 0.99 },
  { quantity: 1.3, unit: 'cup', said: 1.25 },
])('$quantity $unit is formatted as $said', ({ quantity, unit, isWhole, said }) => {
  expect(roundDownToHave(quantity, unit, isWhole)).toBe(said);
});

const need = (quantity: number, unit: Unit) => ({ ingredientId: 1, quantity, unit, grams: null });
const item = (quantity: number, unit: Unit, own: Partial<Held> = {}): Held => ({
  id: unit,
  covers: [1],
  quantity,
  unit,
  grams: null,
  expiresOn: null,
  ...own,
});

test('the missing part of a line is rounded up to what a shop sells', () => {
  expect(lackingOf(need(4, 'piece'), 0.75)).toEqual({ quantity: 3, unit: 'piece' });
  expect(lackingOf(need(500, 'g'), 0.0928)).toEqual({ quantity: 47, unit: 'g' });
  expect(lackingOf(need(4, 'piece'), 0)).toBeNull();
});

describe('says how much of a line is available', () => {
  test('in the unit it was entered in', () => {
    const pound = item(1, 'lb');
    expect(availableOf(need(500, 'g'), 0.0928, [{ item: pound, quantity: 1 }])).toEqual({
      quantity: 1,
      unit: 'lb',
    });
  });

  test("in the recipe's unit if entered in several", () => {
    const taken = [item(1, 'lb'), item(20, 'g')].map((one) => ({ item: one, quantity: one.quantity }));
    expect(availableOf(need(500, 'g'), 0.0528, taken)).toEqual({ quantity: 473, unit: 'g' });
  });

  test('in yolks, from eggs', () => {
    const eggs = item(2, 'piece', { gives: { 1: 0.36 } });
    expect(availableOf(need(4, 'piece'), 0.5, [{ item: eggs, quantity: 2 }], true)).toEqual({
      quantity: 2,
      unit: 'piece',
    });
  });

  test('as what one onion makes up for, but in grams if it was weighed', () => {
    const other = { covers: [2], standsInFor: [1] };
    const onion = item(1, 'piece', other);
    expect(availableOf(need(12, 'piece'), 0.5, [{ item: onion, quantity: 1 }])).toEqual({
      quantity: 6,
      unit: 'piece',
    });
    const rice = item(1, 'kg', other);
    expect(availableOf(need(500, 'g'), 0.4, [{ item: rice, quantity: 0.3 }])).toEqual({
      quantity: 0.3,
      unit: 'kg',
    });
  });

  test('not at all when nothing is available or the amount is unknown', () => {
    expect(availableOf(need(4, 'piece'), 1, [])).toBeNull();
    expect(availableOf(need(4, 'piece'), 0, [{ item: item(1, 'jar'), quantity: null }])).toBeNull();
  });
});

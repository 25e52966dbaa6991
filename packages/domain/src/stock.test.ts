import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inWholeUnits, mergeStock, type Stock } from './stock.ts';
import { convertQuantity, UNIT_NAMES, type Unit } from './units.ts';

const stock = (quantity: number | null, unit: Unit): Stock => ({ quantity, unit });

describe('mergeStock', () => {
  test.each([
    { why: 'same unit', there: stock(2, 'piece'), added: stock(3, 'piece'), sum: stock(5, 'piece') },
    {
      why: 'a whole sum keeps the unit',
      there: stock(500, 'g'),
      added: stock(1, 'kg'),
      sum: stock(1500, 'g'),
    },
    {
      why: 'a fractional sum goes to grams',
      there: stock(1, 'kg'),
      added: stock(500, 'g'),
      sum: stock(1500, 'g'),
    },
    { why: 'kilograms that stay whole', there: stock(1, 'kg'), added: stock(1000, 'g'), sum: stock(2, 'kg') },
    {
      why: 'cups and spoons meet in millilitres',
      there: stock(1, 'cup'),
      added: stock(1, 'tbsp'),
      sum: stock(255, 'ml'),
    },
    { why: 'ounces round in grams', there: stock(1, 'oz'), added: stock(10, 'g'), sum: stock(38, 'g') },
    {
      why: "'some' adds nothing to a known amount",
      there: stock(4, 'g'),
      added: stock(null, 'g'),
      sum: stock(4, 'g'),
    },
    {
      why: "'some' gives way to a known amount",
      there: stock(null, 'g'),
      added: stock(4, 'kg'),
      sum: stock(4, 'kg'),
    },
    { why: "'some' and 'some'", there: stock(null, 'g'), added: stock(null, 'kg'), sum: stock(null, 'g') },
    { why: 'grams are not millilitres', there: stock(1, 'g'), added: stock(1, 'ml'), sum: null },
    { why: 'a clove is not a bunch', there: stock(1, 'clove'), added: stock(1, 'bunch'), sum: null },
    {
      why: 'up to the largest quantity',
      there: stock(999_999, 'g'),
      added: stock(1, 'g'),
      sum: stock(1_000_000, 'g'),
    },
    { why: 'past the largest quantity', there: stock(1_000_000, 'g'), added: stock(1, 'g'), sum: 'too-much' },
    { why: 'past it in grams', there: stock(1_000, 'kg'), added: stock(500, 'g'), sum: 'too-much' },
  ])('$why', ({ there, added, sum }) => {
    expect(mergeStock(there, added)).toEqual(sum);
  });

  test('loses less than half a base unit, whatever is added', () => {
    const unit = fc.constantFrom(...UNIT_NAMES);
    const quantity = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(quantity, unit, quantity, unit, (there, thereUnit, added, addedUnit) => {
        const sum = mergeStock(stock(there, thereUnit), stock(added, addedUnit));
        if (sum === null || sum === 'too-much') return;
        const exact = there + convertQuantity(added, addedUnit, thereUnit);
        const back = convertQuantity(sum.quantity ?? 0, sum.unit, thereUnit);
        const half = convertQuantity(0.5, sum.unit, thereUnit) + 1e-6;
        expect(Number.isInteger(sum.quantity)).toBe(true);
        expect(Math.abs(exact - back)).toBeLessThanOrEqual(half);
      }),
    );
  });
});

test('rejects conversion between kinds', () => {
  expect(() => convertQuantity(1, 'g', 'ml')).toThrow(new RangeError('g does not convert to ml'));
});

describe('inWholeUnits', () => {
  test.each([
    { why: 'a whole number', amount: 3, unit: 'piece', is: { quantity: 3, used: 0, unit: 'piece' } },
    { why: 'a started piece', amount: 2.5, unit: 'piece', is: { quantity: 3, used: 0.5, unit: 'piece' } },
    { why: 'part of a kilogram', amount: 0.7, unit: 'kg', is: { quantity: 700, used: 0, unit: 'g' } },
    { why: 'part of a cup', amount: 1.75, unit: 'cup', is: { quantity: 420, used: 0, unit: 'ml' } },
    { why: 'part of a gram', amount: 66.75, unit: 'g', is: { quantity: 67, used: 0.25, unit: 'g' } },
    {
      why: 'almost a whole number',
      amount: 2.9999999,
      unit: 'g',
      is: { quantity: 3, used: 0, unit: 'g' },
    },
    { why: 'almost nothing', amount: 1e-9, unit: 'g', is: null },
    { why: 'nothing', amount: 0, unit: 'piece', is: null },
    { why: 'the most', amount: 1_000_000, unit: 'g', is: { quantity: 1_000_000, used: 0, unit: 'g' } },
    { why: 'one', amount: 1, unit: 'piece', is: { quantity: 1, used: 0, unit: 'piece' } },
    {
      why: 'the most, started',
      amount: 999_999.5,
      unit: 'piece',
      is: { quantity: 1_000_000, used: 0.5, unit: 'piece' },
    },
    { why: 'started, above the maximum', amount: 1_000_000.5, unit: 'piece', is: 'too-much' },
    { why: 'negative', amount: -2.5, unit: 'piece', is: null },
    { why: 'above the maximum', amount: 1_000_001, unit: 'g', is: 'too-much' },
  ] as const)('$why', ({ amount, unit, is }) => {
    expect(inWholeUnits(amount, unit)).toEqual(is);
  });

  test('stays in kilograms when grams would be too many', () => {
    expect(inWholeUnits(5_000.5, 'kg')).toEqual({ quantity: 5_001, used: 0.5, unit: 'kg' });
  });

  test('preserves every amount', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 900, noNaN: true }),
        fc.constantFrom(...UNIT_NAMES),
        (amount, unit) => {
          const measured = inWholeUnits(amount, unit);
          if (measured === null || measured === 'too-much') throw new Error('It is gone');
          const { quantity, used } = measured;
          expect(convertQuantity(quantity - used, measured.unit, unit)).toBeCloseTo(amount, 5);
          expect([Number.isInteger(quantity), used >= 0 && used < 1]).toEqual([true, true]);
        },
      ),
    );
  });
});

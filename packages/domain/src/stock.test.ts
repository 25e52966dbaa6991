import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeStock, type Stock } from './stock.ts';
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
      why: 'a broken sum goes to grams',
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
    { why: 'grams are no millilitres', there: stock(1, 'g'), added: stock(1, 'ml'), sum: null },
    { why: 'a clove is no bunch', there: stock(1, 'clove'), added: stock(1, 'bunch'), sum: null },
    { why: 'past the largest quantity', there: stock(1_000_000, 'g'), added: stock(1, 'g'), sum: 'too-much' },
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

test('converting between kinds is an error', () => {
  expect(() => convertQuantity(1, 'g', 'ml')).toThrow(RangeError);
});

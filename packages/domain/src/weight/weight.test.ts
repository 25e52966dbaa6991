import { expect, test } from 'vitest';
import type { Unit } from '../units.ts';
import { food, usually } from '../testing/food.ts';
import { gramsOf, soldIn, stockOfAmount } from './index.ts';

const OIL = food('oil', { gramsPerMl: 0.9 });
const GARLIC = food('garlic', { category: 'Produce', gramsPer: { clove: 5, head: 50, pinch: 1 } });
const RICE = food('rice');
const MILK = food('milk', { gramsPerMl: 1.03 });
const ONION = food('onion', { category: 'Produce', gramsPer: { piece: 150 } });
const USUAL = usually({
  rice: { quantity: 1, unit: 'kg' },
  milk: { quantity: 2, unit: 'l' },
  garlic: { quantity: 1, unit: 'head' },
  onion: { quantity: 3, unit: 'piece' },
  'bay-leaf': { quantity: null, unit: 'leaf' },
  oil: { quantity: 1, unit: 'bottle' },
});

test.each<{ of: typeof OIL; quantity: number; unit: Unit; grams: number | null }>([
  { of: RICE, quantity: 2, unit: 'kg', grams: 2000 },
  { of: OIL, quantity: 2, unit: 'tbsp', grams: 27 },
  { of: RICE, quantity: 1, unit: 'ml', grams: null },
  { of: GARLIC, quantity: 3, unit: 'clove', grams: 15 },
  { of: GARLIC, quantity: 1, unit: 'bunch', grams: null },
  { of: OIL, quantity: 1, unit: 'bottle', grams: 675 },
  { of: OIL, quantity: 2, unit: 'pinch', grams: 0.5625 },
  { of: GARLIC, quantity: 2, unit: 'pinch', grams: 2 },
  { of: RICE, quantity: 1, unit: 'pinch', grams: null },
  { of: RICE, quantity: 2, unit: 'pack', grams: 2000 },
  { of: MILK, quantity: 1, unit: 'pack', grams: 2060 },
  { of: ONION, quantity: 1, unit: 'pack', grams: null },
  { of: food('salt'), quantity: 1, unit: 'pack', grams: null },
])('$quantity $unit of $of.slug weigh $grams g', ({ of, quantity, unit, grams }) => {
  const weight = gramsOf(of, quantity, unit, USUAL);
  expect(weight === null ? null : Number(weight.toFixed(6))).toBe(grams);
});

test.each<{ of: typeof OIL | undefined; said: Parameters<typeof stockOfAmount>[1]; stock: string }>([
  { of: MILK, said: null, stock: '2 l' },
  { of: MILK, said: { quantity: null, unit: 'ml' }, stock: '2 l' },
  { of: MILK, said: { quantity: 3, unit: null }, stock: '6 l' },
  { of: MILK, said: { quantity: 1.5, unit: 'l' }, stock: '1500 ml' },
  { of: ONION, said: { quantity: 0.5, unit: null }, stock: '1 piece' },
  { of: RICE, said: { quantity: 0, unit: 'kg' }, stock: '1 kg' },
  { of: RICE, said: { quantity: 9_999_999, unit: 'kg' }, stock: '1000000 kg' },
  { of: undefined, said: null, stock: 'null piece' },
  { of: undefined, said: { quantity: 2, unit: null }, stock: '2 piece' },
])('of $of.slug, $said becomes $stock', ({ of, said, stock }) => {
  const { quantity, unit } = stockOfAmount(of, said, USUAL);
  expect(`${quantity} ${unit}`).toBe(stock);
});

test.each([
  { of: GARLIC, sold: { unit: 'head', grams: 50 } },
  { of: ONION, sold: { unit: 'piece', grams: 150 } },
  { of: RICE, sold: null },
  { of: food('spinach', { category: 'Produce' }), sold: null },
  { of: food('pea', { category: 'Produce', gramsPer: { pack: 500, handful: 70 } }), sold: null },
  {
    of: food('salsify', { category: 'Produce', gramsPer: { piece: 100 } }),
    sold: { unit: 'piece', grams: 100 },
  },
  {
    of: food('black-garlic', { category: 'Produce', gramsPer: { clove: 3, head: 40 } }),
    sold: { unit: 'head', grams: 40 },
  },
  {
    of: food('bay-leaf', { category: 'Produce', gramsPer: { leaf: 0.3, piece: 0.3, pack: 10 } }),
    sold: { unit: 'pack', grams: 10 },
  },
  { of: food('beef', { gramsPer: { piece: 200 } }), sold: null },
  { of: food('onion', { category: 'Produce' }), sold: null },
])('a shop sells $of.slug with $of.gramsPer by the $sold.unit', ({ of, sold }) => {
  expect(soldIn(of, USUAL)).toEqual(sold);
});

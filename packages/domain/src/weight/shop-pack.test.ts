import { expect, test } from 'vitest';
import type { SoldIn } from '../shopping.ts';
import { food } from '../testing/food.ts';
import type { Unit } from '../units.ts';
import { gramsOf, packOf, packsFor, shopPackOf, spicePackOf, spicePacksFor } from './index.ts';

const TABLES = {
  cartons: new Set(['milk']),
  bags: new Map([['rice', 500]]),
  boxes: new Map([['egg', 6]]),
  keeps: new Set(['onion']),
  singles: new Set(['oyster']),
};
const SPAGHETTI = food('spaghetti', { category: 'Pantry', gramsPer: { pack: 500 } });
const TOMATOES = food('tinned-tomatoes', { category: 'Pantry', gramsPer: { can: 400 }, gramsPerMl: 1.02 });
const RICE = food('rice', { category: 'Pantry' });
const BASMATI = food('basmati-rice', { category: 'Pantry', parent: 'rice' });
const MILK = food('milk', { category: 'Dairy', gramsPerMl: 1.03 });
const CREAM = food('cream', { category: 'Dairy', gramsPerMl: 1 });
const MOZZARELLA = food('mozzarella', { category: 'Dairy', gramsPer: { piece: 125 } });
const EGG = food('egg', { category: 'Proteins', gramsPer: { piece: 50 } });
const CHICKEN = food('chicken-thigh', { category: 'Proteins', gramsPer: { piece: 120 } });
const BACON = food('bacon', { category: 'Proteins', gramsPer: { slice: 25, pack: 200 } });
const SAUSAGE = food('pork-sausage', { category: 'Proteins', gramsPer: { piece: 85, pack: 500 } });
const CHORIZO = food('spanish-chorizo', { category: 'Proteins', gramsPer: { piece: 120, pack: 200 } });
const BREAD = food('bread', { category: 'Pantry', gramsPer: { slice: 28, pack: 400 } });
const SOY_SAUCE = food('soy-sauce', { category: 'Pantry', gramsPer: { bottle: 162 }, gramsPerMl: 1.08 });
const WINE = food('white-wine', { category: 'Other', gramsPer: { bottle: 743 }, gramsPerMl: 0.99 });
const PAPRIKA = food('paprika', { category: 'Spices', gramsPer: { jar: 40 } });

test.each<{ of: typeof RICE; quantity: number; unit: Unit; buys: string | null }>([
  { of: SPAGHETTI, quantity: 350, unit: 'g', buys: '1 pack of 500 g, 500 g' },
  { of: SPAGHETTI, quantity: 500, unit: 'g', buys: '1 pack of 500 g, 500 g' },
  { of: SPAGHETTI, quantity: 501, unit: 'g', buys: '2 pack of 500 g, 1000 g' },
  { of: SPAGHETTI, quantity: 1.2, unit: 'kg', buys: '3 pack of 500 g, 1.5 kg' },
  { of: TOMATOES, quantity: 700, unit: 'g', buys: '2 can of 400 g, 800 g' },
  { of: TOMATOES, quantity: 2, unit: 'can', buys: null },
  { of: RICE, quantity: 1, unit: 'g', buys: '1 pack of 500 g, 500 g' },
  { of: BASMATI, quantity: 300, unit: 'g', buys: '1 pack of 500 g, 500 g' },
  { of: MILK, quantity: 250, unit: 'ml', buys: '1 pack of 1000 ml, 1000 ml' },
  { of: CREAM, quantity: 0.3, unit: 'l', buys: '2 pack of 200 ml, 0.4 l' },
  { of: MOZZARELLA, quantity: 50, unit: 'g', buys: '1 pack of 125 g, 125 g' },
  { of: MOZZARELLA, quantity: 2, unit: 'piece', buys: null },
  { of: EGG, quantity: 4, unit: 'piece', buys: '1 pack of 6 piece, 6 piece' },
  { of: EGG, quantity: 7, unit: 'piece', buys: '2 pack of 6 piece, 12 piece' },
  { of: BREAD, quantity: 15, unit: 'slice', buys: '2 pack of 14 slice, 28 slice' },
  { of: SOY_SAUCE, quantity: 11, unit: 'tbsp', buys: '2 bottle of 150 ml, 20 tbsp' },
  { of: WINE, quantity: 200, unit: 'ml', buys: '1 bottle of 750 ml, 750 ml' },
  { of: CHICKEN, quantity: 700, unit: 'g', buys: null },
  { of: BACON, quantity: 130, unit: 'g', buys: '1 pack of 200 g, 200 g' },
  { of: BACON, quantity: 9, unit: 'slice', buys: '2 pack of 8 slice, 16 slice' },
  { of: SAUSAGE, quantity: 5, unit: 'piece', buys: '1 pack of 6 piece, 6 piece' },
  { of: CHORIZO, quantity: 2, unit: 'piece', buys: null },
  { of: PAPRIKA, quantity: 20, unit: 'g', buys: null },
])('$quantity $unit of $of.slug are bought as $buys [COST-03]', ({ of, quantity, unit, buys }) => {
  const one = gramsOf(of, 1, unit, () => ({ quantity: null, unit: 'piece' }));
  const packs = packsFor({ quantity, unit }, shopPackOf(of, TABLES), one);
  const said =
    packs &&
    `${packs.count} ${packs.unit} of ${packs.size.quantity} ${packs.size.unit}, ${packs.total} ${unit}`;
  expect(said).toBe(buys);
});

test.each<{ slug: string; gramsPer: typeof BACON.gramsPer; least: number | null }>([
  { slug: 'beef', gramsPer: {}, least: 250 },
  { slug: 'salmon', gramsPer: { piece: 150 }, least: 150 },
  { slug: 'whole-chicken', gramsPer: { piece: 1500 }, least: 250 },
  { slug: 'prawn', gramsPer: { piece: 30 }, least: 120 },
  { slug: 'bacon', gramsPer: { slice: 25, piece: 25, pack: 200 }, least: 200 },
  { slug: 'oyster', gramsPer: { piece: 15 }, least: 15 },
  { slug: 'egg', gramsPer: { piece: 50 }, least: 50 },
  { slug: 'tinned-salmon', gramsPer: { can: 213 }, least: null },
  { slug: 'onion', gramsPer: { piece: 150 }, least: null },
])('the least of $slug that a shop sells is $least g [COST-03]', ({ slug, gramsPer, least }) => {
  expect(packOf(food(slug, { category: 'Proteins', gramsPer }), TABLES)).toBe(least);
});

test.each<{ slug: string; gramsPer: typeof BACON.gramsPer; counted: SoldIn | null; least: number | null }>([
  { slug: 'cabbage', gramsPer: { piece: 900, leaf: 20 }, counted: { unit: 'piece', grams: 900 }, least: 900 },
  { slug: 'carrot', gramsPer: { piece: 65, bunch: 450 }, counted: { unit: 'piece', grams: 65 }, least: 65 },
  { slug: 'watermelon', gramsPer: { slice: 280 }, counted: { unit: 'slice', grams: 280 }, least: 280 },
  { slug: 'pea', gramsPer: { pack: 500 }, counted: null, least: 500 },
  { slug: 'baby-corn', gramsPer: { piece: 10, can: 225 }, counted: null, least: 225 },
  { slug: 'kudzu', gramsPer: {}, counted: null, least: 200 },
  { slug: 'onion', gramsPer: { piece: 150 }, counted: { unit: 'piece', grams: 150 }, least: null },
])(
  'the least of $slug that a greengrocer sells is $least g [COST-04]',
  ({ slug, gramsPer, counted, least }) => {
    expect(packOf(food(slug, { category: 'Produce', gramsPer }), TABLES, counted)).toBe(least);
  },
);

test.each([
  { slug: 'saffron', gramsPer: { pinch: 0.1, pack: 1 }, gramsPerMl: 0.14, grams: 1 },
  { slug: 'furikake', gramsPer: { jar: 50 }, gramsPerMl: 0.4, grams: 50 },
  { slug: 'turmeric', gramsPer: {}, gramsPerMl: 0.6, grams: 45 },
  { slug: 'dried-red-chilli', gramsPer: { piece: 1 }, gramsPerMl: null, grams: 20 },
])('a pack of $slug holds $grams g [COST-05]', ({ slug, grams, ...own }) => {
  expect(spicePackOf(food(slug, { category: 'Spices', ...own }))).toBe(grams);
});

test.each([
  { grams: 0.1, packs: 1 },
  { grams: 20, packs: 1 },
  { grams: 60.000_000_1, packs: 3 },
  { grams: 72, packs: 4 },
])('$grams g of guajillos are $packs bags of 20 g [COST-05]', ({ grams, packs }) => {
  const guajillo = food('guajillo-chilli', { category: 'Spices', gramsPer: { piece: 6 } });
  expect(spicePacksFor(guajillo, grams)).toBe(packs);
});

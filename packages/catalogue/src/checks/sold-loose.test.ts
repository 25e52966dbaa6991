import { expect, test } from 'vitest';
import { UNITS } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import { INGREDIENT_INDEX } from '../ingredients/ingredient-index.ts';
import { INGREDIENTS } from '../ingredients/index.ts';
import { packOf, shopPackOf } from '../usual/measures.ts';
import { usualAmount } from '../usual/usual-amount.ts';
import { SOLD_LOOSE } from './sold-loose.ts';

/** In grams: no counter weighs less of anything but a single piece. */
const LEAST_WEIGHED = 100;

/** Spices are sold by the pack whatever they weigh, and vegetables that are counted by the piece, bunch or head. */
function needsPack(ingredient: Ingredient): boolean {
  if (ingredient.category === 'Spices') return false;
  const { kind } = UNITS[usualAmount(ingredient).unit];
  return ingredient.category !== 'Produce' || kind === 'weight' || kind === 'volume';
}

test('whatever is not sold loose has the pack in which a shop sells it [COST-03]', () => {
  const without = INGREDIENTS.filter(
    (one) => needsPack(one) && !shopPackOf(one) && !SOLD_LOOSE.has(one.slug),
  );
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

test('whatever is sold loose is an ingredient, and has no pack', () => {
  const odd = [...SOLD_LOOSE.keys()].filter((slug) => {
    const own = INGREDIENT_INDEX.get(slug);
    return !own || shopPackOf(own) || !needsPack(own);
  });
  expect(odd).toEqual([]);
});

test('a counter sells at least 100 g of meat or fish, or a piece', () => {
  const slivers = INGREDIENTS.filter((one) => {
    const least = packOf(one);
    if (one.category !== 'Proteins' || !SOLD_LOOSE.has(one.slug) || least === null) return false;
    return least < LEAST_WEIGHED && least !== one.gramsPer.piece;
  });
  expect(slivers.map(({ slug }) => slug)).toEqual([]);
});

test.each([
  ['bacon', 'pack', 200],
  ['spanish-chorizo', 'pack', 200],
  ['prosciutto', 'pack', 90],
  ['smoked-salmon', 'pack', 100],
  ['pork-sausage', 'pack', 500],
  ['feta', 'pack', 200],
  ['mozzarella', 'pack', 125],
  ['hummus', 'pack', 200],
  ['oat-milk', 'pack', 1030],
  ['white-miso', 'pack', 300],
  ['harissa', 'jar', 90],
] as const)('%s comes in a %s of %i g', (slug, unit, grams) => {
  expect(shopPackOf(INGREDIENT_INDEX.require(slug))).toEqual({ unit, grams });
});

import { expect, test } from 'vitest';
import type { Ingredient } from '@larder/domain/model';
import { INGREDIENT_INDEX } from '../ingredients/ingredient-index.ts';
import { INGREDIENTS } from '../ingredients/index.ts';
import { packOf, shopPackOf, soldIn } from '../usual/measures.ts';
import { PACKS } from '../usual/packs.ts';
import { SOLD_LOOSE } from './sold-loose.ts';

/** In grams: no counter weighs less of anything but a single piece. */
const LEAST_WEIGHED = 100;

/** Spices are sold by the pack whatever they weigh, and a greengrocer counts pieces, bunches and heads. */
const needsPack = (ingredient: Ingredient): boolean =>
  ingredient.category !== 'Spices' && soldIn(ingredient) === null;

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

test('fruit and vegetables come in packs, or are counted and paid for whole [COST-04]', () => {
  const fresh = INGREDIENTS.filter(({ category }) => category === 'Produce');
  expect(fresh.filter((one) => !soldIn(one) && !shopPackOf(one)).map(({ slug }) => slug)).toEqual([]);
  const paidInParts = fresh.filter((one) => {
    const counted = soldIn(one);
    return counted && !PACKS.keeps.has(one.slug) && packOf(one) !== counted.grams;
  });
  expect(paidInParts.map(({ slug }) => slug)).toEqual([]);
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

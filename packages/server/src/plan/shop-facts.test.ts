import { CATALOGUE } from '@larder/catalogue';
import { WEEK_DAYS } from '@larder/domain';
import { expect, test } from 'vitest';
import { shopFactsOf } from './shop-facts.ts';

const [FIRST, , , , FIFTH, , LAST] = WEEK_DAYS;
const idOf = (slug: string) => CATALOGUE.ingredients.find((one) => one.slug === slug)!.id;
const SHOP = { staples: null, from: FIRST };

test('says both that a late meal needs a pack of its own and that it is best bought later', () => {
  const lacks = [FIRST, LAST].map((day) => ({ day, grams: 20 }));
  const rocket = shopFactsOf({ id: idOf('rocket'), quantity: 40, unit: 'g', lacks }, SHOP);
  expect(rocket).toMatchObject({
    packs: { count: 2 },
    another_for: { day: LAST, opened_on: FIRST },
    fresh_for: { day: LAST },
  });
});

test('no shop weighs a sliver of meat or fish', () => {
  const salmon = (quantity: number) =>
    shopFactsOf({ id: idOf('salmon'), quantity, unit: 'g', lacks: [] }, SHOP);
  expect(salmon(50)).toMatchObject({ packs: { count: 1, unit: 'pack', size: { quantity: 150, unit: 'g' } } });
  expect(salmon(50).estimated_cost).toBe(salmon(150).estimated_cost);
  expect(salmon(150).packs).toBeNull();
  expect(salmon(400).packs).toBeNull();
});

test.each([
  ['bacon', 130, 'g', 200],
  ['spanish-chorizo', 150, 'g', 200],
  ['feta', 60, 'g', 200],
  ['prawn', 60, 'g', 100],
  ['bacon', 5, 'slice', 8],
] as const)('%s, %i %s: a pack of %i, at its price [COST-03]', (slug, quantity, unit, size) => {
  const facts = (amount: number) => shopFactsOf({ id: idOf(slug), quantity: amount, unit, lacks: [] }, SHOP);
  expect(facts(quantity).packs).toEqual({
    count: 1,
    unit: 'pack',
    size: { quantity: size, unit },
    total: size,
  });
  expect(facts(quantity).estimated_cost).toBe(facts(size).estimated_cost);
});

test('corn is sold by the can if it is weighed, not if it is counted', () => {
  const corn = (quantity: number, unit: 'g' | 'piece') =>
    shopFactsOf({ id: idOf('sweetcorn'), quantity, unit, lacks: [] }, SHOP).packs;
  expect(corn(200, 'g')).toMatchObject({ count: 1, unit: 'can' });
  expect(corn(2, 'piece')).toBeNull();
});

test('says nothing of another pack where the amount counts packs', () => {
  const lacks = [FIRST, FIFTH].map((day) => ({ day, grams: 160 }));
  const beer = shopFactsOf({ id: idOf('beer'), quantity: 1, unit: 'can', lacks }, SHOP);
  expect(beer.packs).toBeNull();
  expect(beer).not.toHaveProperty('another_for');
  expect(shopFactsOf({ id: idOf('beer'), quantity: 320, unit: 'ml', lacks }, SHOP)).toMatchObject({
    packs: { count: 2 },
    another_for: { day: FIFTH, opened_on: FIRST },
  });
});

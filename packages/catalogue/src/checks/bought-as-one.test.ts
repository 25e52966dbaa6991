import { describe, expect, test } from 'vitest';
import { CATALOGUE, INGREDIENT_INDEX } from '../catalogue.ts';
import { BOUGHT_AS_ONE, SUBSTITUTIONS } from '../substitutes.ts';
import { boughtAsOne, wholeOf } from '../whole.ts';
import { soldIn } from '../usual/measures.ts';

test('what is bought for several ingredients covers each of them, as a kind or a substitute [MATCH-11]', () => {
  const covers = (has: string, asked: string) =>
    INGREDIENT_INDEX.ancestors(has).some(({ slug }) => slug === asked) ||
    SUBSTITUTIONS.some((row) => row.has === has && row.asked === asked);
  const faults = BOUGHT_AS_ONE.flatMap(({ taker, others }) =>
    others.filter((other) => !covers(taker, other)).map((other) => `${taker} for ${other}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  { list: ['rice'], bought: [] },
  { list: ['rice', 'basmati-rice'], bought: [['rice', 'basmati-rice']] },
  {
    list: ['rice', 'long-grain-rice', 'basmati-rice'],
    bought: [
      ['long-grain-rice', 'basmati-rice'],
      ['rice', 'basmati-rice'],
    ],
  },
  { list: ['basmati-rice', 'arborio-rice', 'rice'], bought: [['rice', 'basmati-rice']] },
  { list: ['onion', 'white-onion', 'red-onion'], bought: [['white-onion', 'onion']] },
  { list: ['sunflower-oil', 'rapeseed-oil'], bought: [] },
])('buys one of $list for another', ({ list, bought }) => {
  expect([...boughtAsOne(list)]).toEqual(bought);
});

describe('the shop unit', () => {
  test.each([
    ['garlic', { unit: 'head', grams: 30 }],
    ['parsley', { unit: 'bunch', grams: 60 }],
    ['lemon', { unit: 'piece', grams: 100 }],
    ['curry-leaf', { unit: 'pack', grams: 20 }],
    ['bacon', null],
    ['spinach', { unit: 'pack', grams: 200 }],
    ['potato', { unit: 'piece', grams: 170 }],
    ['salt', null],
  ])('%s', (slug, sold) => expect(soldIn(INGREDIENT_INDEX.require(slug))).toEqual(sold));

  test('never has an amount without a weight', () => {
    const weights = CATALOGUE.ingredients.flatMap((ingredient) => soldIn(ingredient)?.grams ?? []);
    expect(weights.length).toBeGreaterThan(50);
    expect(weights.every((grams) => grams > 0)).toBe(true);
  });
});

test.each([
  ['egg-yolk', 'egg'],
  ['lime-juice', 'lime'],
  ['orange-juice', undefined],
  ['egg', undefined],
])('%s is bought as %s', (slug, whole) => expect(wholeOf(slug)?.whole).toBe(whole));

test('no recipe uses yolks and whites separately: two eggs, separated, are two eggs [MATCH-15]', () => {
  const both = CATALOGUE.recipes.filter(({ ingredients }) => {
    const slugs = new Set(ingredients.map(({ ingredient }) => ingredient));
    return slugs.has('egg-yolk') && slugs.has('egg-white');
  });
  expect(both.map(({ slug }) => slug)).toEqual([]);
});

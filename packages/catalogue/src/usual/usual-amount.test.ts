import { isUnit } from '@larder/domain';
import { expect, test } from 'vitest';
import { INGREDIENT_INDEX } from '../ingredients/ingredient-index.ts';
import { DATA } from '../data/data.ts';
import { INGREDIENTS } from '../ingredients/index.ts';
import { shelfLifeOf } from '../shelf-lives/shelf-life-of.ts';
import { gramsOf } from './measures.ts';
import { COMMON } from './common.ts';
import { usualAmount } from './usual-amount.ts';

test('every ingredient has exactly one usual amount [ADDING-05]', () => {
  const known = INGREDIENTS.map(({ slug }) => slug);
  expect(Object.keys(DATA.usualAmounts).toSorted()).toEqual(known.toSorted());
});

test("every amount is a whole number of a unit, or 'some'", () => {
  const odd = Object.entries(DATA.usualAmounts).filter(
    ([, { quantity, unit }]) =>
      !isUnit(unit) || (quantity !== null && !(Number.isInteger(quantity) && quantity > 0)),
  );
  expect(odd).toEqual([]);
});

test('its unit has a weight, so that it can be compared with grams', () => {
  const odd = INGREDIENTS.filter(
    (ingredient) => gramsOf(ingredient, 1, usualAmount(ingredient).unit) === null,
  );
  expect(odd.map(({ slug }) => `${slug}: ${usualAmount({ slug, gramsPer: {} }).unit}`)).toEqual([]);
});

/** Anything in a tin or a jar keeps this long. */
const KEEPS_DAYS = 30;

test('what comes in tins and jars keeps like a tin or jar', () => {
  const short = INGREDIENTS.filter((ingredient) => {
    const { usual, ...places } = shelfLifeOf(ingredient);
    const days = places[usual]?.unopened ?? KEEPS_DAYS;
    return ['can', 'jar', 'bottle'].includes(usualAmount(ingredient).unit) && days < KEEPS_DAYS;
  });
  expect(short.map(({ slug }) => slug)).toEqual([]);
});

test('no amount is more than a cook can carry', () => {
  const heavy = INGREDIENTS.filter((ingredient) => {
    const { quantity, unit } = usualAmount(ingredient);
    return quantity !== null && (gramsOf(ingredient, quantity, unit) ?? 0) > 2500;
  });
  expect(heavy.map(({ slug }) => slug)).toEqual([]);
});

test.each([
  ['milk', 1, 'l'],
  ['egg', 6, 'piece'],
  ['rice', 1, 'kg'],
  ['olive-oil', null, 'ml'],
  ['salt', null, 'g'],
  ['tinned-tomatoes', 1, 'can'],
  ['coriander-leaf', 1, 'bunch'],
  ['mushroom', 1, 'pack'],
  ['radish', 1, 'bunch'],
  ['gherkin', 1, 'jar'],
  ['fresh-yeast', 1, 'piece'],
])('%s: %s %s', (slug, quantity, unit) => {
  expect(usualAmount(INGREDIENT_INDEX.require(slug))).toEqual({ quantity, unit });
});

test("an ingredient not in the table is counted, or 'some'", () => {
  expect(usualAmount({ slug: 'moon-cheese', gramsPer: { piece: 40 } })).toEqual({
    quantity: 1,
    unit: 'piece',
  });
  expect(usualAmount({ slug: 'moon-dust', gramsPer: {} })).toEqual({ quantity: null, unit: 'g' });
});

test('sixty common ingredients, each known and listed once', () => {
  expect(new Set(COMMON).size).toBe(60);
  expect(COMMON).toHaveLength(60);
  expect(COMMON.filter((slug) => !INGREDIENT_INDEX.get(slug))).toEqual([]);
});

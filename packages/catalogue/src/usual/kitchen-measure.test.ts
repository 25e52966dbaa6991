import { expect, test } from 'vitest';
import { INGREDIENT_INDEX } from '../catalogue.ts';
import { kitchenMeasureOf } from './measures.ts';

test.each([
  ['plain-flour', 'weight', 'volume'],
  ['sugar', 'weight', 'volume'],
  ['basmati-rice', 'weight', 'volume'],
  ['honey', 'weight', 'volume'],
  ['milk', 'volume', 'volume'],
  ['olive-oil', 'volume', 'volume'],
  ['chicken-stock', 'volume', 'volume'],
  ['butter', 'weight', 'sticks'],
  ['unsalted-butter', 'weight', 'sticks'],
  ['parmesan', 'weight', 'weight'],
  ['cheddar', 'weight', 'weight'],
  ['milk-powder', 'weight', 'volume'],
  ['dark-chocolate', 'weight', 'weight'],
  ['penne', 'weight', 'weight'],
  ['kale', 'weight', 'weight'],
])('%s: metric %s, US %s [UNITS-02]', (slug, metric, us) =>
  expect(kitchenMeasureOf(INGREDIENT_INDEX.require(slug))).toMatchObject({ metric, us }),
);

test('without a density, nothing is known', () => {
  expect(kitchenMeasureOf(INGREDIENT_INDEX.require('beef'))).toBeNull();
});

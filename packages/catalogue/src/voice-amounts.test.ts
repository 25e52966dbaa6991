import { expect, test } from 'vitest';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';
import { spokenStock } from './voice/spoken-stock.ts';
import { voiceReader } from './voice/reader.ts';

const reader = voiceReader(INGREDIENT_INDEX);

/** The result as 'slug quantity unit', in spoken order. */
const hear = (said: string): string =>
  reader
    .read(said)
    .map((heard) => {
      const { quantity, unit } = spokenStock(heard, INGREDIENT_INDEX);
      return `${heard.thing?.slug ?? `+${heard.said}`} ${quantity ?? 'some'} ${unit}`;
    })
    .join(', ');

test.each([
  ['a dozen eggs', 'egg 12 piece'],
  ['half a dozen eggs', 'egg 6 piece'],
  ['two dozen eggs and a litre of milk', 'egg 24 piece, milk 1 l'],
  ['we have a dozen eggs and some bacon', 'egg 12 piece, bacon 6 slice'],
  ['a dozen of eggs', 'egg 12 piece'],
  ['one dozen free range eggs', 'egg 12 piece'],
  [
    'half a dozen free-range eggs and two red and three green peppers',
    'egg 6 piece, red-bell-pepper 2 piece, green-bell-pepper 3 piece',
  ],
  ['500 grams of flour', 'plain-flour 500 g'],
  ['500g flour', 'plain-flour 500 g'],
  ['two tins of tomatoes', 'tinned-tomatoes 2 can'],
  ['three garlic cloves', 'garlic 3 clove'],
  ['a clove of garlic', 'garlic 1 clove'],
  ['two onions', 'onion 2 piece'],
  ['two large onions and some olive oil', 'onion 2 piece, olive-oil some ml'],
  ['a kilo and a half of potatoes', 'potato 1500 g'],
  ['one and a half kilos of potatoes', 'potato 1500 g'],
  ['a bunch of coriander and half a cucumber', 'coriander-leaf 1 bunch, cucumber 1 piece'],
  ['two onions no wait three', 'onion 3 piece'],
  ['two onions no wait three onions', 'onion 3 piece'],
  ['Eggs, milk, no wait, two pints of milk', 'egg 6 piece, milk 4 cup'],
  ['rice one kilo', 'rice 1 kg'],
  ['eggs, a dozen, and milk', 'egg 12 piece, milk 1 l'],
  ['two pints of milk', 'milk 4 cup'],
  ['milk, salt and rice', 'milk 1 l, salt some g, rice 1 kg'],
  ['three tins of chickpeas two carrots', 'chickpea 3 can, carrot 2 piece'],
  ['two bags of spinach', 'spinach 2 pack'],
  ['two milks', 'milk 2 l'],
  ['two packets of rambutan', '+rambutan 2 pack'],
  ['two gloves of garlic', 'garlic 2 clove'],
  ['I have milk and six eggs', 'milk 1 l, egg 6 piece'],
  ['rambutan', '+rambutan some piece'],
])('"%s" is %s', (said, stock) => {
  expect(hear(said)).toBe(stock);
});

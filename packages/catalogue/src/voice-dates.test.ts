import { expect, test } from 'vitest';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';
import { spokenStock } from './voice/spoken-stock.ts';
import { voiceReader } from './voice/reader.ts';

const reader = voiceReader(INGREDIENT_INDEX);
/** A Monday. */
const TODAY = '2030-05-06';

/** The result as 'slug date', in spoken order. */
const hear = (said: string): string =>
  reader
    .read(said, TODAY)
    .map(({ thing, said: words, expiresOn }) =>
      [thing?.slug ?? `+${words}`, expiresOn ?? []].flat().join(' '),
    )
    .join(', ');

test.each([
  ['milk best before Friday', 'milk 2030-05-10'],
  ['milk, best before Friday, and eggs', 'milk 2030-05-10, egg'],
  ['milk best before Friday eggs and butter', 'milk 2030-05-10, egg, butter'],
  ['chicken breast use by the third of December', 'chicken-breast 2030-12-03'],
  ['chicken breast use by 3rd December', 'chicken-breast 2030-12-03'],
  ['chicken breast use by December 3rd and rice', 'chicken-breast 2030-12-03, rice'],
  ['two tins of tomatoes until June', 'tinned-tomatoes 2030-06-30'],
  ['tins of chickpeas until June 2032', 'chickpea 2032-06-30'],
  ['yoghurt expires tomorrow', 'yogurt 2030-05-07'],
  ['the yoghurt expires tomorrow', 'yogurt 2030-05-07'],
  ['I have yoghurt that expires tomorrow and some cheddar', 'yogurt 2030-05-07, cheddar'],
  ['minced beef expiring today', 'minced-beef 2030-05-06'],
  ['spinach which is best before the eighth', 'spinach 2030-05-08'],
  ['cream with a use by date of Thursday', 'cream 2030-05-09'],
  ['cream with a best before of the twenty first of May', 'cream 2030-05-21'],
  ['feta use before the fifteenth of June', 'feta 2030-06-15'],
  ['tofu expiry date 12 May', 'tofu 2030-05-12'],
  ['salmon use by Wednesday lemon and dill', 'salmon 2030-05-08, lemon, dill'],
  ['salmon use by Wednesday two lemons', 'salmon 2030-05-08, lemon'],
  ['bacon good for three days', 'bacon 2030-05-09'],
  ['ham keeps until Sunday', 'ham 2030-05-12'],
  ['bread until the end of the week', 'bread 2030-05-12'],
  ['butter best before next month', 'butter 2030-06-06'],
  ['a litre of milk until Friday and six eggs until the end of May', 'milk 2030-05-10, egg 2030-05-31'],
  ['milk use by Friday no Saturday', 'milk 2030-05-11'],
  ['milk use by Friday, sorry, I mean Saturday, and eggs', 'milk 2030-05-11, egg'],
  ['I have milk and eggs. The milk expires on Wednesday.', 'milk 2030-05-08, egg'],
  ['milk. Best before Friday. Eggs. Use by Sunday.', 'milk 2030-05-10, egg 2030-05-12'],
  ['milk, two litres, best before Friday', 'milk 2030-05-10'],
  ['milk best before Friday two litres', 'milk 2030-05-10'],
  ['rice noodles best before 2031-02-01', 'rice-noodle 2031-02-01'],
  // How many items a date applies to.
  ['milk and yoghurt best before Friday', 'milk 2030-05-10, yogurt 2030-05-10'],
  ['I have the milk and some yoghurt best before Friday', 'milk 2030-05-10, yogurt 2030-05-10'],
  ['milk and yoghurt, both best before Friday, and rice', 'milk 2030-05-10, yogurt 2030-05-10, rice'],
  [
    'milk, cream and yoghurt are all best before Friday',
    'milk 2030-05-10, cream 2030-05-10, yogurt 2030-05-10',
  ],
  ['two litres of milk and six eggs that expire on Friday', 'milk 2030-05-10, egg 2030-05-10'],
  ['rice and milk that expires on Friday', 'rice, milk 2030-05-10'],
  ['a bag of rice and a litre of milk best before Friday', 'rice, milk 2030-05-10'],
  ['onions, rice and milk best before Friday', 'onion, rice, milk 2030-05-10'],
  ['onions. Milk and cream use by Friday', 'onion, milk 2030-05-10, cream 2030-05-10'],
  [
    'ham until Thursday and milk and cream that both expire on Friday',
    'ham 2030-05-09, milk 2030-05-10, cream 2030-05-10',
  ],
  // Not a date, and read the same as without one.
  ['milk and eggs on Friday', 'milk, egg'],
  ['we eat chicken until we drop and rice', 'chicken, rice'],
  ['the milk has gone off but the cream expires on Friday', 'cream 2030-05-10'],
  ['no milk but butter until June', 'butter 2030-06-30'],
  ['best before Friday', ''],
  ['milk best before', 'milk'],
  ['rice and tomato soup use by Friday', 'rice'],
])('"%s" is %s [DATES-11]', (said, dated) => {
  expect(hear(said)).toBe(dated);
});

test.each([
  ['two tins of tomatoes until June', 'tinned-tomatoes 2 can'],
  ['a litre of milk until Friday and six eggs until the end of May', 'milk 1 l, egg 6 piece'],
  ['milk, two litres, best before Friday', 'milk 2 l'],
  ['500 grams of minced beef use by Wednesday and two onions', 'minced-beef 500 g, onion 2 piece'],
])('reads the amount in "%s" besides the date', (said, stock) => {
  const heard = reader.read(said, TODAY).map((name) => {
    const { quantity, unit } = spokenStock(name, INGREDIENT_INDEX);
    return `${name.thing?.slug} ${quantity} ${unit}`;
  });
  expect(heard.join(', ')).toBe(stock);
});

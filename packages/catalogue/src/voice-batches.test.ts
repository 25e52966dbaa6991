import { expect, test } from 'vitest';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';
import { spokenStock } from './voice/spoken-stock.ts';
import { voiceReader } from './voice/reader.ts';

const reader = voiceReader(INGREDIENT_INDEX);
/** A Monday. */
const TODAY = '2030-05-06';

/** The result as 'slug quantity unit date opened', in spoken order. */
const hear = (said: string): string =>
  reader
    .read(said, TODAY)
    .map((heard) => {
      const { quantity, unit } = spokenStock(heard, INGREDIENT_INDEX);
      const { thing, expiresOn, isOpened } = heard;
      const what = [thing?.slug ?? `+${heard.said}`, quantity ?? 'some', unit, expiresOn ?? []].flat();
      return [...what, ...(isOpened ? ['opened'] : [])].join(' ');
    })
    .join(', ');

test.each([
  ['two milks, one best before Friday and one Monday', 'milk 1 l 2030-05-10, milk 1 l 2030-05-13'],
  ['two milks one best before Friday and one Monday', 'milk 1 l 2030-05-10, milk 1 l 2030-05-13'],
  [
    'I have two milks, one for Friday, one for Monday, and eggs',
    'milk 1 l 2030-05-10, milk 1 l 2030-05-13, egg 6 piece',
  ],
  [
    'three yoghurts, two for Thursday and one that is best before the 8th',
    'yogurt 1000 g 2030-05-09, yogurt 500 g 2030-05-08',
  ],
  [
    'a chicken best before tomorrow and another for Sunday',
    'chicken 1 piece 2030-05-07, chicken 1 piece 2030-05-12',
  ],
  ['a chicken for tomorrow and another for Sunday', 'chicken 1 piece 2030-05-07, chicken 1 piece 2030-05-12'],
  ['two tins of tomatoes, one opened', 'tinned-tomatoes 1 can opened, tinned-tomatoes 1 can'],
  [
    'two tins of tomatoes one of them is open and rice',
    'tinned-tomatoes 1 can opened, tinned-tomatoes 1 can, rice 1 kg',
  ],
  [
    'two tins of tomatoes, one opened and the other until June',
    'tinned-tomatoes 1 can opened, tinned-tomatoes 1 can 2030-06-30',
  ],
  ['six eggs, two best before Friday', 'egg 2 piece 2030-05-10, egg 4 piece'],
  [
    'six eggs, two best before Friday and the rest until the end of May',
    'egg 2 piece 2030-05-10, egg 4 piece 2030-05-31',
  ],
  [
    'three litres of milk, one litre until Friday and two until Monday',
    'milk 1 l 2030-05-10, milk 2 l 2030-05-13',
  ],
  ['milk best before Friday and another one best before Monday', 'milk 1 l 2030-05-10, milk 1 l 2030-05-13'],
  ['two milks best before Friday and one best before Monday', 'milk 2 l 2030-05-10, milk 1 l 2030-05-13'],
  ['three milks best before Friday, one of them opened', 'milk 1 l 2030-05-10 opened, milk 2 l 2030-05-10'],
  ['a milk until Friday and a milk until Monday', 'milk 1 l 2030-05-10, milk 1 l 2030-05-13'],
  [
    'two packs of 500 grams of minced beef, one until Friday and one until Monday',
    'minced-beef 500 g 2030-05-10, minced-beef 500 g 2030-05-13',
  ],
  [
    '500 grams of minced beef, one until Friday and one until Monday',
    'minced-beef 500 g 2030-05-10, minced-beef 500 g 2030-05-13',
  ],
  ['two milks, one Friday and the other one Monday', 'milk 1 l 2030-05-10, milk 1 l 2030-05-13'],
  ['milk, opened, and eggs', 'milk 1 l opened, egg 6 piece'],
  ['milk that is already open and eggs', 'milk 1 l opened, egg 6 piece'],
  [
    'two rambutans, one until Friday and one until Monday',
    '+rambutans 1 piece 2030-05-10, +rambutans 1 piece 2030-05-13',
  ],
  ['two milks, one until Friday and another until Friday', 'milk 2 l 2030-05-10'],
  [
    'three tins of tomatoes, one opened and another opened',
    'tinned-tomatoes 2 can opened, tinned-tomatoes 1 can',
  ],
  ['two milks best before Friday and one best before Friday', 'milk 3 l 2030-05-10'],
  ['500 grams of minced beef, one until Friday and one until Friday', 'minced-beef 1000 g 2030-05-10'],
  [
    'three litres of milk, one litre until Friday and two cartons until Friday',
    'milk 1 l 2030-05-10, milk 2 l 2030-05-10',
  ],
])('"%s" is %s [DATES-26]', (said, batches) => expect(hear(said)).toBe(batches));

test.each([
  ['milk best before Friday. Sorry, the milk is best before Saturday', 'milk 1 l 2030-05-11'],
  ['milk until Friday and the milk until Saturday', 'milk 1 l 2030-05-11'],
  ['two milks until Friday no Monday', 'milk 2 l 2030-05-13'],
  ['milk two litres best before Friday and eggs', 'milk 2 l 2030-05-10, egg 6 piece'],
  ['two milks, one Friday and one Monday, no wait scratch that, eggs', 'egg 6 piece'],
  ['no milk, one best before Friday', ''],
  ['two milks one for Monday one for the cat', 'milk 2 l'],
  ['two onions and two carrots', 'onion 2 piece, carrot 2 piece'],
  ['milk and milk', 'milk 1 l'],
])('"%s" is one batch each: %s', (said, batches) => expect(hear(said)).toBe(batches));

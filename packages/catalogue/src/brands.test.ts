import type { Allergen } from '@larder/domain';
import { REPLACERS } from '@larder/domain/names';
import { expect, test } from 'vitest';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';

const read = (text: string) => INGREDIENT_INDEX.read(text).found;
const ANIMAL = INGREDIENT_INDEX.named.filter(({ thing }) => thing.animals.length > 0);
/** Vegetarian ones may have egg or milk in them, and say so. */
const VEGETARIAN = new Set(['vegan-sausage', 'vegan-burger', 'vegan-mince', 'vegan-nugget']);
const isAnimal = (slug: string | undefined) =>
  slug !== undefined && !VEGETARIAN.has(slug) && INGREDIENT_INDEX.require(slug).animals.length > 0;

test('brands of milk-free and meat-free food are never read as milk, meat, fish or egg', () => {
  const wrong = REPLACERS.flatMap((maker) =>
    ANIMAL.flatMap(({ names }) => names.slice(0, 3).map((name) => `${maker} ${name}`)),
  ).filter((text) => isAnimal(read(text)?.slug));
  expect(wrong).toEqual([]);
});

test.each([
  ['Alpro milk', 'plant-milk'],
  ['Alpro soya milk', 'soy-milk'],
  ['Oatly oat drink', 'oat-milk'],
  ['Rude Health almond drink', 'almond-milk'],
  ['Cauldron tofu', 'tofu'],
  ['dairy-free milk', 'plant-milk'],
  ['Flora plant butter', 'plant-based-spread'],
  ['vegan mayo', 'vegan-mayonnaise'],
  ['Oatly cream', 'oat-cream'],
  ['Linda McCartney sausages', 'vegan-sausage'],
  ['Amul milk', 'milk'],
  ['Arla milk', 'milk'],
])('%s is %s', (text, slug) => expect(read(text)?.slug).toBe(slug));

test('for a brand of several plant milks, the allergens of all of them are reported', () => {
  const { allergens, animals } = INGREDIENT_INDEX.require('plant-milk');
  for (const slug of ['soy-milk', 'oat-milk', 'almond-milk']) {
    expect(allergens).toEqual(expect.arrayContaining([...INGREDIENT_INDEX.require(slug).allergens]));
  }
  expect(animals).toEqual([]);
});

test.each(['Alpro yogurt', 'Violife feta', 'butter (Violife)'])('%s is not in the catalogue', (text) =>
  expect(read(text)).toBeUndefined(),
);

test.each([
  ['La Costeña jalapeños', 'pickled-jalapeno'],
  ['2 tins Napolina plum tomatoes', 'tinned-plum-tomatoes'],
  ['Goya olive oil', 'olive-oil'],
  ['Schwartz parsley', 'dried-parsley'],
  ['Schwartz paprika', 'paprika'],
])('%s is %s', (text, slug) => expect(read(text)?.slug).toBe(slug));

test.each([
  'Knorr chicken',
  'Campbell’s chicken',
  'Schwartz chicken',
  'Lindt orange',
  'Danone peach',
  'Bonne Maman raspberry',
  'Häagen-Dazs pistachio',
  'Breyers coffee',
  'Chobani honey',
  'Danone raisin',
  'Lindt hazelnut',
  'Lindt sea salt',
  'Green and Blacks almond',
  'Cadbury marshmallow',
  'Ambrosia semolina',
  'Boursin black pepper',
])('%s is no plain food', (text) => expect(read(text)).toBeUndefined());

test.each([
  'Stouffer’s lasagna',
  'Amy’s lasagna',
  'Birds Eye lasagne',
  'Breyers chocolate',
  'Betty Crocker chocolate',
  'Breyers vanilla',
  'Lindt milk chocolate',
  'Quaker instant oatmeal',
])('%s is not the plain food of that name', (text) => expect(read(text)).toBeUndefined());

test.each([
  ['Barilla lasagne', 'lasagne-sheet'],
  ['Lindt chocolate', 'dark-chocolate'],
  ['Tesco chocolate', 'dark-chocolate'],
  ['M&S chocolate', 'dark-chocolate'],
  ['Cadbury chocolate', 'milk-chocolate'],
  ['Hershey’s chocolate', 'milk-chocolate'],
  ['Nielsen-Massey vanilla', 'vanilla-extract'],
  ['Quaker oats', 'oats'],
  ['Cadbury cocoa', 'cocoa'],
  ['Ambrosia custard', 'custard'],
  ['Chobani oat milk', 'oat-milk'],
  ['Danone oat drink', 'oat-milk'],
  ['Stonyfield soy yogurt', 'soy-yogurt'],
  ['Lindt vegan chocolate', 'vegan-chocolate'],
  ['Valrhona cacao nibs', 'cocoa-nib'],
])('%s is %s, as its maker sells it plain', (text, slug) => expect(read(text)?.slug).toBe(slug));

test.each([
  'irish stew tin',
  'seaweed snack',
  'buffalo sauce',
  'protein bars',
  'halal sausages',
  'farofa',
  'inari',
  'flavored tofu',
  'dashi miso',
  'Tesco lasagne',
  'seeded wraps',
  'rice crackers',
  'grissini',
])('%s may hold more than its nearest food, and is not in the catalogue', (text) =>
  expect(read(text)).toBeUndefined(),
);

test('bourbons are biscuits, and bourbon is whiskey', () => {
  expect(read('bourbons')?.slug).toBe('chocolate-sandwich-biscuit');
  expect(read('bourbon')?.slug).toBe('whisky');
});

test.each<[text: string, holds: readonly Allergen[]]>([
  ['Skippy peanut butter', ['peanuts', 'soy']],
  ['Heath bar', ['dairy', 'soy', 'tree_nuts']],
  ['Ottogi curry powder', ['wheat', 'soy', 'dairy']],
  ['instant dashi', ['fish', 'soy', 'wheat', 'dairy']],
  ['KP dry roasted peanuts', ['peanuts', 'wheat', 'soy', 'celery']],
  ['honey roasted peanuts', ['peanuts']],
  ['Peanut M&Ms', ['peanuts', 'dairy', 'soy']],
  ['peanut m and ms', ['peanuts', 'dairy', 'soy']],
  ['Mexican chocolate', ['tree_nuts', 'dairy', 'soy']],
  ['Argentina corned beef', ['soy']],
  ['sultana bran', ['wheat', 'sulphites']],
  ['Heinz macaroni', ['wheat', 'dairy']],
  ['Ottogi ramen', ['wheat', 'soy', 'fish']],
  ['Nongshim noodles', ['wheat', 'soy', 'fish']],
  ['tiger bread', ['wheat', 'sesame', 'soy']],
  ['Hovis farmhouse loaf', ['wheat', 'soy']],
])('%s holds at least %s', (text, holds) =>
  expect(read(text)?.allergens).toEqual(expect.arrayContaining([...holds])),
);

import { NameBook } from '@larder/domain/names';
import { expect, test } from 'vitest';
import type { BookIngredient } from './pantry-items.query.ts';
import type { PantryItem } from './pantry.query.ts';
import { findInPantry } from './find-in-pantry.ts';

const entry = (id: number, name: string, aliases: readonly string[] = []) =>
  ({ id, name, plural: `${name}s`, aliases, default_unit: 'piece', default_quantity: 1 }) as BookIngredient;
const BOOK = new NameBook([
  entry(1, 'spring onion', ['scallion']),
  entry(2, 'jalapeño'),
  entry(3, 'coconut milk'),
  entry(4, 'aubergine', ['eggplant', 'brinjal']),
  entry(5, 'rice'),
  entry(6, 'ice'),
]);
const ITEMS = [
  ['spring onion', 1],
  ['jalapeño', 2],
  ['coconut milk', 3],
  ['aubergine', 4],
  ['rice', 5],
  ['ice', 6],
  ['moon dust', 500_000_000],
].map(([name, ingredient_id]) => ({ ingredient_id, ingredients: { name } }) as PantryItem);

test.each([
  ['SPRING', ['spring onion']],
  ['scallion', ['spring onion']],
  ['jalapeno', ['jalapeño']],
  ['coconut mlk', ['coconut milk']],
  ['dust', ['moon dust']],
  ['oo', ['moon dust']],
  ['eggplant', ['aubergine']],
  ['EGGPLANTS', ['aubergine']],
  ['ice', ['ice']],
  ['rice cake', []],
])('%s finds %j', (text, names) => {
  const found = findInPantry(ITEMS, text, BOOK).map(({ ingredients }) => ingredients.name);
  expect(found).toEqual(names);
});

import { SHOPPING_GROUPS, shoppingGroup } from '@larder/domain';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { SHOPPING_CATEGORIES } from '../model.ts';

test('the shopping list has the groups of the catalogue [CATEGORY-01]', () => {
  expect(SHOPPING_GROUPS).toEqual(SHOPPING_CATEGORIES);
});

test('the words of every name lead to the ingredient’s own group', () => {
  const strays = CATALOGUE.ingredients
    .flatMap(({ name, plural, category }) => [name, plural].map((word) => ({ word, category })))
    .filter(({ word, category }) => shoppingGroup(word) !== category)
    .map(({ word, category }) => `${word}: ${shoppingGroup(word)}, not ${category}`);
  expect(strays).toEqual([]);
});

import { shoppingGroup } from '@larder/domain';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';

test('the words of every name lead to the ingredient’s own group [CATEGORY-01]', () => {
  const strays = CATALOGUE.ingredients
    .flatMap(({ name, plural, category }) => [name, plural].map((word) => ({ word, category })))
    .filter(({ word, category }) => shoppingGroup(word) !== category)
    .map(({ word, category }) => `${word}: ${shoppingGroup(word)}, not ${category}`);
  expect(strays).toEqual([]);
});

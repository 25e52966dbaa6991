import { shoppingGroup } from '@larder/domain';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';

test("every ingredient's name leads to its own shopping section [CATEGORY-01]", () => {
  const strays = CATALOGUE.ingredients
    .flatMap(({ name, plural, category }) => [name, plural].map((word) => ({ word, category })))
    .filter(({ word, category }) => shoppingGroup(word) !== category)
    .map(({ word, category }) => `${word}: ${shoppingGroup(word)}, not ${category}`);
  expect(strays).toEqual([]);
});

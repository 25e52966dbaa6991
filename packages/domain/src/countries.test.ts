import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';

test('each country has its label and its cuisine [CONST-18 DATA-33 FILTER-10]', () => {
  // More may follow: a country is data.
  expect(COUNTRIES.slice(0, 6).map(({ code, label, cuisine }) => [code, label, cuisine])).toEqual([
    ['india', 'India', 'Indian'],
    ['mexico', 'Mexico', 'Mexican'],
    ['italy', 'Italy', 'Italian'],
    ['spain', 'Spain', 'Spanish'],
    ['korea', 'Korea', 'Korean'],
    ['belgium', 'Belgium', 'Belgian'],
  ]);
});

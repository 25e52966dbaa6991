import { NO_FILTERS } from '@larder/domain';
import { describe, expect, test } from 'vitest';
import { readRecipeSearch, toApiQuery, writeRecipeSearch } from './recipe-search.ts';

const read = (text: string) => readRecipeSearch(new URLSearchParams(text));

describe('readRecipeSearch', () => {
  test.each([
    { why: 'nothing', address: '', search: { query: '', page: 1, filters: NO_FILTERS } },
    { why: 'a query is trimmed', address: 'query=%20dal%20', search: { query: 'dal' } },
    { why: 'a page', address: 'page=3', search: { page: 3 } },
    { why: 'a page that is no number', address: 'page=x', search: { page: 1 } },
    { why: 'a page below the first', address: 'page=0', search: { page: 1 } },
    { why: 'a page beyond all offsets', address: 'page=9999999', search: { page: 50_000 } },
    {
      why: 'flags and countries in canonical order',
      address: 'no_pork=true&vegan=true&countries=korea,india',
      search: { filters: { flags: ['vegan', 'no_pork'], countries: ['india', 'korea'] } },
    },
    {
      why: 'unknown values are left out',
      address: 'vegan=1&egg_free=false&countries=mars,,india,india',
      search: { filters: { flags: [], countries: ['india'] } },
    },
  ])('$why', ({ address, search }) => expect(read(address)).toMatchObject(search));

  test('is the inverse of writing', () => {
    const address = 'query=dal+%26+rice&vegan=true&no_fish=true&countries=india%2Ckorea&page=2';
    expect(writeRecipeSearch(read(address)).toString()).toBe(address);
  });
});

test('the API gets offset, limit and the string true for each flag', () => {
  expect(toApiQuery(read('query=dal&vegan=true&countries=india,korea&page=2'))).toEqual({
    offset: 20,
    limit: 20,
    query: 'dal',
    vegan: 'true',
    countries: 'india,korea',
  });
  expect(toApiQuery(read(''))).toEqual({ offset: 0, limit: 20 });
});

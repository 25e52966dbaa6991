import { NO_FILTERS } from '@larder/domain';
import { describe, expect, test } from 'vitest';
import { readRecipeSearch, toApiQuery, toPantryQuery, writeRecipeSearch } from './recipe-search.ts';

const read = (text: string) => readRecipeSearch(new URLSearchParams(text));

describe('readRecipeSearch', () => {
  test.each([
    { why: 'nothing', address: '', search: { query: '', page: 1, filters: NO_FILTERS } },
    { why: 'a query is trimmed', address: 'query=%20dal%20', search: { query: 'dal' } },
    { why: 'a page', address: 'page=3', search: { page: 3 } },
    { why: 'a page that is not a number', address: 'page=x', search: { page: 1 } },
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
    {
      why: 'limits and the order',
      address: 'max_total_time=30&max_missing=0&sort=time',
      search: { maxTime: 30, maxMissing: 0, sort: 'time' },
    },
    {
      why: 'allergens to avoid, in order',
      address: 'avoid=eggs,nuts,mars',
      search: { avoid: ['nuts', 'eggs'] },
    },
    { why: 'nothing to avoid', address: 'avoid=none', search: { avoid: [] } },
    {
      why: 'what is shown now and was chosen to be hidden',
      address: 'avoid=none&hide_again=fish,nuts,mars',
      search: { avoid: [], hideAgain: ['nuts', 'fish'] },
    },
  ])('$why [STATE-17]', ({ address, search }) => expect(read(address)).toMatchObject(search));

  test('drops invalid limits', () => {
    const search = read('max_total_time=31&max_missing=x&sort=price');
    expect(search).toEqual({ query: '', page: 1, filters: NO_FILTERS });
  });

  test('leaves allergens to the settings by default', () => {
    expect(read('avoid=mars')).not.toHaveProperty('avoid');
  });

  test('drops what to hide again while something is hidden', () => {
    expect(read('avoid=nuts&hide_again=fish')).not.toHaveProperty('hideAgain');
    expect(read('avoid=none&hide_again=none')).not.toHaveProperty('hideAgain');
  });

  test('is the inverse of writing [ALLERGY-03]', () => {
    const address =
      'query=dal+%26+rice&vegan=true&no_fish=true&countries=india%2Ckorea&max_total_time=45&max_missing=2&sort=time&avoid=nuts%2Cfish&page=2';
    expect(writeRecipeSearch(read(address)).toString()).toBe(address);
    expect(writeRecipeSearch(read('avoid=none')).toString()).toBe('avoid=none');
    const shown = 'avoid=none&hide_again=nuts%2Cfish';
    expect(writeRecipeSearch(read(shown)).toString()).toBe(shown);
  });
});

test('sends offset, limit and the string true for each flag [CALL-08 CONST-03 DATA-18 DATA-19 DATA-20 DATA-24]', () => {
  expect(toApiQuery(read('query=dal&vegan=true&countries=india,korea&page=2'))).toEqual({
    offset: 20,
    limit: 20,
    query: 'dal',
    vegan: 'true',
    countries: 'india,korea',
    avoid: 'settings',
  });
  expect(toApiQuery(read(''))).toEqual({ offset: 0, limit: 20, avoid: 'settings' });
  expect(toApiQuery(read('avoid=nuts,eggs'))).toEqual({ offset: 0, limit: 20, avoid: 'nuts,eggs' });
  expect(toApiQuery(read('avoid=none'))).toEqual({ offset: 0, limit: 20 });
});

test('only a pantry search sends what may be missing', () => {
  const search = read('max_total_time=30&max_missing=2&sort=time');
  expect(toApiQuery(search)).toEqual({
    offset: 0,
    limit: 20,
    max_total_time: 30,
    sort: 'time',
    avoid: 'settings',
  });
  expect(toPantryQuery(search)).toMatchObject({ max_total_time: 30, max_missing: 2 });
});

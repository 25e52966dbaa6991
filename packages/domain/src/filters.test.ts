import { expect, test } from 'vitest';
import { findCountry } from './countries.ts';
import { activeFilterChips, canonicalFilters, countFilters } from './filters.ts';

test('equal filters compare equal: order, repeats and unknown values are ignored', () => {
  const a = canonicalFilters({ flags: ['no_pork', 'vegan', 'vegan'], countries: ['korea', 'india'] });
  const b = canonicalFilters({ flags: ['vegan', 'no_pork', 'sql'], countries: ['india', 'korea', 'mars'] });
  expect(a).toEqual(b);
  expect(countFilters(a)).toBe(4);
});

test('chips follow the order of the panel', () => {
  const filters = canonicalFilters({ flags: ['no_fish', 'has_beef', 'egg_free'], countries: ['korea'] });
  expect(activeFilterChips(filters).map((chip) => chip.label)).toEqual([
    'Egg Free',
    'Beef & Lamb',
    'Korea',
    'No fish',
  ]);
});

test.each([
  ['India', 'Indian'],
  ['korea', 'Korean'],
  ['atlantis', undefined],
  [null, undefined],
])('the cuisine of %s is %s', (code, cuisine) => expect(findCountry(code)?.cuisine).toBe(cuisine));

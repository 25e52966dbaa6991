import { expect, test } from 'vitest';
import { findCountry } from './countries.ts';
import { dietaryBadges } from './dietary.ts';
import { activeFilterChips, canonicalFilters, countFilters } from './filters.ts';
import type { ContentFlag } from './vocabulary/dietary-flags.ts';

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
  { why: 'vegan hides vegetarian', flags: { vegan: true, vegetarian: true }, labels: ['Vegan'] },
  {
    why: 'vegetarian with dairy',
    flags: { vegetarian: true, contains_dairy: true },
    labels: ['Vegetarian', 'Contains Dairy'],
  },
  {
    why: 'one for each flag',
    flags: {
      contains_beef: true,
      contains_pork: true,
      contains_fish: true,
      contains_eggs: true,
      contains_chicken: true,
    },
    labels: ['Contains Eggs', 'Contains Chicken', 'Contains Beef', 'Contains Pork', 'Contains Fish'],
  },
  { why: 'nothing set', flags: {}, labels: [] },
])('badges: $why [DATA-12]', ({ flags, labels }) => {
  expect(dietaryBadges(flags).map((badge) => badge.label)).toEqual(labels);
});

test('badges: what only some products contain is possible, and changes nothing else [ALLERGY-30]', () => {
  const flags = { vegetarian: true, contains_dairy: true, contains_eggs: true };
  const labels = (...possible: ContentFlag[]) => dietaryBadges(flags, possible).map(({ label }) => label);
  expect(labels('contains_dairy')).toEqual(['Vegetarian', 'May contain dairy', 'Contains Eggs']);
  // What is not contained is not possible either: the flag decides.
  expect(labels('contains_pork')).toEqual(['Vegetarian', 'Contains Dairy', 'Contains Eggs']);
});

test.each([
  ['India', 'Indian'],
  ['korea', 'Korean'],
  ['atlantis', undefined],
  [null, undefined],
])('the cuisine of %s is %s', (code, cuisine) => expect(findCountry(code)?.cuisine).toBe(cuisine));

import { describe, expect, test } from 'vitest';
import { activeFilters, withFilter } from './filter-value.ts';

const value = { flags: ['no_fish', 'vegan'], countries: ['spain', 'india'] };

describe('activeFilters', () => {
  test('lists what is on in the order of the panel', () => {
    expect(activeFilters(value).map(({ label }) => label)).toEqual(['Vegan', 'India', 'Spain', 'No fish']);
  });

  test('leaves out what nobody knows', () => {
    expect(activeFilters({ flags: ['low_fat'], countries: ['atlantis'] })).toEqual([]);
  });
});

describe('withFilter', () => {
  test.each([
    {
      why: 'turns a flag on, in the order of the panel',
      filter: { kind: 'flag', id: 'dairy_free' } as const,
      on: true,
      want: { flags: ['vegan', 'dairy_free', 'no_fish'], countries: ['india', 'spain'] },
    },
    {
      why: 'turns a country off',
      filter: { kind: 'country', id: 'india' } as const,
      on: false,
      want: { flags: ['vegan', 'no_fish'], countries: ['spain'] },
    },
    {
      why: 'changes nothing that is on already',
      filter: { kind: 'flag', id: 'vegan' } as const,
      on: true,
      want: { flags: ['vegan', 'no_fish'], countries: ['india', 'spain'] },
    },
  ])('$why', ({ filter, on, want }) => {
    expect(withFilter(value, filter, on)).toEqual(want);
  });
});

describe('allergens to avoid', () => {
  const nuts = { kind: 'avoid', id: 'nuts' } as const;

  test('the first change starts from what is avoided anyway [ALLERGY-04]', () => {
    expect(withFilter(value, nuts, true, ['eggs']).avoid).toEqual(['nuts', 'eggs']);
    expect(withFilter(value, nuts, false, ['nuts', 'eggs']).avoid).toEqual(['eggs']);
  });

  test('stay when another filter changes, and absent when they were', () => {
    const vegan = { kind: 'flag', id: 'vegan' } as const;
    expect(withFilter({ ...value, avoid: [] }, vegan, false).avoid).toEqual([]);
    expect(withFilter(value, vegan, false)).not.toHaveProperty('avoid');
  });

  test('have a chip each only when they were chosen', () => {
    expect(activeFilters({ flags: [], countries: [], avoid: ['nuts', 'luck'] })).toEqual([
      { kind: 'avoid', id: 'nuts', label: 'No nuts' },
    ]);
    expect(activeFilters({ flags: [], countries: [] })).toEqual([]);
  });
});

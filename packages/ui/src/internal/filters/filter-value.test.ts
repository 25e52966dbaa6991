import { describe, expect, test } from 'vitest';
import { activeFilters, withFilter } from './filter-value.ts';

const value = { flags: ['no_fish', 'vegan'], countries: ['spain', 'india'] };

describe('activeFilters', () => {
  test('lists active ones in the order of the panel', () => {
    expect(activeFilters(value).map(({ label }) => label)).toEqual(['Vegan', 'India', 'Spain', 'No fish']);
  });

  test('drops unknown ones', () => {
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

  test('the first change starts from the saved allergies [ALLERGY-04]', () => {
    expect(withFilter(value, nuts, true, ['eggs']).avoid).toEqual(['nuts', 'eggs']);
    expect(withFilter(value, nuts, false, ['nuts', 'eggs']).avoid).toEqual(['eggs']);
  });

  test('do not change with another filter', () => {
    const vegan = { kind: 'flag', id: 'vegan' } as const;
    expect(withFilter({ ...value, avoid: [] }, vegan, false).avoid).toEqual([]);
    expect(withFilter(value, vegan, false)).not.toHaveProperty('avoid');
  });

  test('have chips only if they were chosen', () => {
    expect(activeFilters({ flags: [], countries: [], avoid: ['nuts', 'luck'] })).toEqual([
      { kind: 'avoid', id: 'nuts', label: 'No nuts' },
    ]);
    expect(activeFilters({ flags: [], countries: [] })).toEqual([]);
  });
});

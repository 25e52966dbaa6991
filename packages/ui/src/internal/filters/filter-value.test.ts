import { describe, expect, test } from 'vitest';
import { activeFilters, withFilter } from './filter-value.ts';

const value = { flags: ['no_fish', 'vegan'], countries: ['spain', 'india'] };

describe('activeFilters', () => {
  test('lists active ones in the order of the panel', () => {
    expect(activeFilters(value).map(({ label }) => label)).toEqual(['Vegan', 'India', 'Spain', 'No fish']);
  });

  test('ends with those that the panel has no choice for', () => {
    const other = { flags: ['gluten_free', 'vegan'], countries: ['atlantis'], avoid: ['lupin_flour'] };
    expect(activeFilters(other).map(({ label }) => label)).toEqual([
      'Vegan',
      'No lupin flour',
      'Gluten free',
      'Atlantis',
    ]);
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

describe('filters that the panel has no choice for', () => {
  const other = {
    flags: ['gluten_free', 'vegan'],
    countries: ['atlantis'],
    maxTime: 25,
    avoid: ['lupin_flour'],
  };

  test('stay when another changes', () => {
    expect(withFilter(other, { kind: 'country', id: 'india' }, true)).toEqual({
      flags: ['vegan', 'gluten_free'],
      countries: ['india', 'atlantis'],
      maxTime: 25,
      avoid: ['lupin_flour'],
    });
    expect(withFilter(other, { kind: 'limit', id: 'max_missing_2' }, true)).toMatchObject({
      maxTime: 25,
      maxMissing: 2,
    });
  });

  test('can be removed, or replaced within their group', () => {
    expect(withFilter(other, { kind: 'flag', id: 'gluten_free' }, false).flags).toEqual(['vegan']);
    expect(withFilter(other, { kind: 'avoid', id: 'lupin_flour' }, false).avoid).toEqual([]);
    expect(withFilter(other, { kind: 'limit', id: 'max_time_30' }, true).maxTime).toBe(30);
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
    expect(activeFilters({ flags: [], countries: [], avoid: ['nuts'] })).toEqual([
      { kind: 'avoid', id: 'nuts', label: 'No nuts' },
    ]);
    expect(activeFilters({ flags: [], countries: [] })).toEqual([]);
  });
});

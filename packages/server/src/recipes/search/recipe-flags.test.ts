import { ALLERGENS, COUNTRY_CODES, DIETARY_FLAGS, eachFlag, FILTER_GROUPS, NO_FILTERS } from '@larder/domain';
import { packCountry, packFilters, packFlags, type PackedFilters } from '@larder/domain/model';
import { expect, test } from 'vitest';
import { MatchIndex } from './match-index.ts';
import { atOnce } from './unhurried.ts';

const NOTHING = eachFlag(() => false);

/** Whether the index of one recipe finds it. */
function finds(flags: number, country: number, filters: PackedFilters): boolean {
  const index = atOnce(MatchIndex.making([{ id: 1, flags, country, totalTime: 30, needs: [] }]));
  return index.byTitle(filters, { offset: 0, limit: 1 }).total === 1;
}

test.each(ALLERGENS.map((allergen) => ({ allergen })))(
  '$allergen has its own bit in the index',
  ({ allergen }) => {
    const filters = packFilters(NO_FILTERS, [allergen]);
    expect(finds(packFlags(NOTHING, [allergen]), 0, filters)).toBe(false);
    const others = ALLERGENS.filter((other) => other !== allergen);
    expect(
      finds(
        packFlags(
          eachFlag(() => true),
          others,
        ),
        0,
        filters,
      ),
    ).toBe(true);
  },
);

test.each(COUNTRY_CODES.map((country) => ({ country })))(
  '$country has its own bit in the index',
  ({ country }) => {
    const only = packFilters({ flags: [], countries: [country] });
    const others = COUNTRY_CODES.filter((other) => other !== country);
    expect(finds(0, packCountry(country), only)).toBe(true);
    for (const other of others) expect(finds(0, packCountry(other), only)).toBe(false);
  },
);

test.each(FILTER_GROUPS.flatMap(({ options }) => options.map(({ id, asks }) => ({ id, asks }))))(
  '$id filters the index as documented',
  ({ id, asks: [rule, ...flags] }) => {
    const filters = packFilters({ flags: [id], countries: [] });
    const asked: readonly string[] = flags;
    const without = eachFlag((other) => !asked.includes(other));
    for (const flag of flags) {
      const only = eachFlag((other) => other === flag);
      expect(finds(packFlags(only), 0, filters)).toBe(rule !== 'none');
    }
    expect(finds(packFlags(without), 0, filters)).toBe(rule === 'none');
  },
);

test('what only some products contain is left out if asked, but not found as what is asked for', () => {
  const possible = packFlags(eachFlag((flag) => flag === 'contains_fish'));
  const indexed = { id: 1, flags: possible, sure: 0, country: 0, totalTime: 30, needs: [] };
  const index = atOnce(MatchIndex.making([indexed]));
  for (const id of ['has_fish', 'no_fish'] as const) {
    const filters = packFilters({ flags: [id], countries: [] });
    expect(index.byTitle(filters, { offset: 0, limit: 1 }).total).toBe(0);
  }
});

test('flags with allergens, and countries, fit into 32-bit integers', () => {
  expect(DIETARY_FLAGS.length + ALLERGENS.length).toBeLessThanOrEqual(32);
  expect(COUNTRY_CODES.length).toBeLessThanOrEqual(32);
});

import { matchPercentage } from '@larder/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MatchIndex } from './match-index.ts';
import { packFilters } from './recipe-flags.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 });
const recipes = fc
  .array(fc.record({ flags: fc.constantFrom(0, 2, 3), country: fc.constantFrom(1, 2), ingredientIds: ids }), {
    maxLength: 30,
  })
  .map((some) => some.map((recipe, index) => ({ ...recipe, id: 1000 + index })));
const filters = fc.constantFrom(
  packFilters({ flags: [], countries: [] }),
  packFilters({ flags: ['vegetarian'], countries: [] }),
  packFilters({ flags: ['vegan'], countries: ['mexico'] }),
);
const page = fc.record({ offset: fc.integer({ min: 0, max: 35 }), limit: fc.integer({ min: 1, max: 10 }) });

test('a page is what sorting all recipes by the domain’s rule gives', () => {
  fc.assert(
    fc.property(
      recipes,
      ids,
      filters,
      page,
      fc.boolean(),
      (all, owned, packed, { offset, limit }, isNarrowed) => {
        const within = isNarrowed ? all.filter(({ id }) => id % 2 === 0).map(({ id }) => id) : null;
        const ownedSet = new Set(owned);
        const missing = (needed: readonly number[]) => needed.filter((id) => !ownedSet.has(id)).length;
        const expected = all
          .filter(({ flags }) => (flags & packed.all) === packed.all)
          .filter(({ country }) => packed.countries === 0 || (country & packed.countries) > 0)
          .filter(({ id }) => !within || within.includes(id))
          .map(({ id, ingredientIds }) => ({
            id,
            matchPercentage: matchPercentage(ingredientIds, ownedSet),
            missing: missing(ingredientIds),
          }))
          .toSorted((a, b) => b.matchPercentage - a.matchPercentage || a.missing - b.missing || a.id - b.id);
        const index = new MatchIndex(all);
        const found = index.byMatch(
          owned,
          packed,
          { offset, limit },
          within ? index.placesOf(within.toReversed()) : undefined,
        );
        expect(found.total).toBe(expected.length);
        expect(found.matches).toEqual(
          expected
            .slice(offset, offset + limit)
            .map(({ id, matchPercentage: percent }) => ({ id, matchPercentage: percent })),
        );
      },
    ),
  );
});

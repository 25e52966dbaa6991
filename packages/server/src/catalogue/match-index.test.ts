import { matchPercentage } from '@larder/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

describe('a small index', () => {
  /** Made in each test, so that what is wrong with the making fails one. */
  const smallIndex = () =>
    new MatchIndex([
      { id: 30, flags: 3, country: 1, ingredientIds: [1, 2] },
      { id: 10, flags: 0, country: 2, ingredientIds: [2] },
      { id: 20, flags: 2, country: 2, ingredientIds: [] },
      { id: 40, flags: 3, country: 4, ingredientIds: [3, 2, 1] },
    ]);
  const everything = packFilters({ flags: [], countries: [] });
  const vegan = packFilters({ flags: ['vegan'], countries: [] });
  const meaty = packFilters({ flags: ['has_beef'], countries: [] });

  test('knows how many there are and which stands where', () => {
    const index = smallIndex();
    expect(index.size).toBe(4);
    expect([0, 1, 2, 3].map((place) => index.idAt(place))).toEqual([30, 10, 20, 40]);
  });

  test.each([
    { page: { offset: 0, limit: 10 }, ids: [30, 10, 20, 40] },
    { page: { offset: 1, limit: 2 }, ids: [10, 20] },
    { page: { offset: 3, limit: 2 }, ids: [40] },
    { page: { offset: 4, limit: 2 }, ids: [] },
  ])('by title, $page.limit from the $page.offset.', ({ page: asked, ids: found }) => {
    expect(smallIndex().byTitle(everything, asked)).toEqual({ total: 4, ids: found });
  });

  test('by title, only those that pass', () => {
    const index = smallIndex();
    expect(index.byTitle(vegan, { offset: 1, limit: 5 })).toEqual({ total: 2, ids: [40] });
    expect(index.byTitle(meaty, { offset: 0, limit: 5 })).toEqual({ total: 0, ids: [] });
  });

  test('places come in title order, and what is not there has none', () => {
    const index = smallIndex();
    expect([...index.placesOf([40, 99, 30, 20])]).toEqual([0, 2, 3]);
    expect([...index.placesOf([])]).toEqual([]);
  });

  test('of some places, those pass that are right, in their order', () => {
    const index = smallIndex();
    expect([...index.passing(Uint32Array.of(3, 1, 0), vegan)]).toEqual([3, 0]);
    expect([...index.passing(Uint32Array.of(3, 1, 0), everything)]).toEqual([3, 1, 0]);
  });

  test('by match, what is owned twice counts once, and what nobody needs not at all', () => {
    expect(smallIndex().byMatch([2, 2, 99], everything, { offset: 0, limit: 5 })).toEqual({
      total: 4,
      matches: [
        { id: 10, matchPercentage: 100 },
        { id: 30, matchPercentage: 50 },
        { id: 40, matchPercentage: 33 },
        { id: 20, matchPercentage: 0 },
      ],
    });
  });
});

test('an index of nothing answers nothing', () => {
  const index = new MatchIndex([]);
  const everything = packFilters({ flags: [], countries: [] });
  expect(index.byMatch([1], everything, { offset: 0, limit: 5 })).toEqual({ total: 0, matches: [] });
  expect(index.byTitle(everything, { offset: 0, limit: 5 })).toEqual({ total: 0, ids: [] });
});

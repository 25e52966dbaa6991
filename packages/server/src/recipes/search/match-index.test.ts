import { coverRecipe, UNITS, type Needed, type Unit } from '@larder/domain';
import { packFilters, type PackedFilters } from '@larder/domain/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MatchIndex } from './match-index.ts';
import { atOnce } from './unhurried.ts';

const TODAY = '2030-05-06';
const ingredient = fc.integer({ min: 1, max: 7 });
const unit = fc.constantFrom('g', 'kg', 'ml', 'piece', 'jar');
const quantity = fc.integer({ min: 1, max: 6 });

/** Ingredients with even ids have a weight in every unit, the others only when weighed. */
const gramsOf = (id: number, amount: number, of: Unit) =>
  UNITS[of].kind === 'weight' || id % 2 === 0 ? amount * UNITS[of].factor * (of === 'jar' ? 2 : 1) : null;
const needOf = (ingredientId: number, amount: number, of: Unit): Needed => ({
  ingredientId,
  quantity: amount,
  unit: of,
  grams: gramsOf(ingredientId, amount, of),
});
/** Each is a kind of the one below it, and a substitute for the one two below. */
const stockOf = (id: string, own: number, amount: number | null, of: Unit, expiresOn: string | null) => ({
  id,
  name: `ingredient ${own}`,
  covers: own === 1 ? [1] : [own, own - 1],
  standsInFor: own > 2 ? [own - 2] : [],
  gives: { [own - 1]: 0.5 },
  quantity: amount,
  unit: of,
  grams: amount === null ? null : gramsOf(own, amount, of),
  expiresOn,
});
const coverers = (id: number) => [id, id + 1, id + 2];

const needs = fc.array(fc.tuple(ingredient, quantity, unit), { maxLength: 6 });
const recipes = fc
  .array(
    fc.record({
      flags: fc.constantFrom(0, 2, 3),
      country: fc.constantFrom(1, 2),
      totalTime: fc.constantFrom(15, 30, 170, 43_200),
      needs,
    }),
    { maxLength: 30 },
  )
  .map((some) =>
    some.map((recipe, index) => ({
      ...recipe,
      needs: recipe.needs.map((need) => needOf(...need)),
      id: 1000 + index,
    })),
  );
const pantry = fc
  .array(
    fc.tuple(
      ingredient,
      fc.option(quantity, { freq: 6 }),
      unit,
      fc.option(fc.constantFrom('2030-05-05', TODAY, '2030-05-07')),
    ),
    { maxLength: 8 },
  )
  .map((some) => some.map((item, index) => stockOf(`item ${index}`, ...item)));
const filters = fc.constantFrom(
  packFilters({ flags: [], countries: [] }),
  packFilters({ flags: ['vegetarian'], countries: [] }),
  packFilters({ flags: ['vegan'], countries: ['mexico'] }),
  { ...packFilters({ flags: [], countries: [] }), maxTotalTime: 30 },
  { ...packFilters({ flags: ['vegetarian'], countries: ['mexico'] }), maxTotalTime: 170 },
);
const NO_PAGE = { offset: 0, limit: 0 };
const page = fc.record({ offset: fc.integer({ min: 0, max: 35 }), limit: fc.integer({ min: 1, max: 10 }) });
const query = fc.record({
  isNarrowed: fc.boolean(),
  maxMissing: fc.constantFrom(undefined, 0, 2),
  order: fc.constantFrom('match', 'time'),
});

type Recipe = typeof recipes extends fc.Arbitrary<(infer One)[]> ? One : never;

const passes = (packed: PackedFilters) => (recipe: Recipe) =>
  (recipe.flags & packed.all) === packed.all &&
  (packed.countries === 0 || (recipe.country & packed.countries) > 0) &&
  recipe.totalTime <= (packed.maxTotalTime ?? Infinity);

test("a page equals sorting all recipes by the domain's rule [MATCH-03 TIMES-07]", () => {
  fc.assert(
    fc.property(
      recipes,
      pantry,
      filters,
      page,
      query,
      (all, stock, packed, { offset, limit }, { isNarrowed, maxMissing, order }) => {
        const within = isNarrowed ? all.filter(({ id }) => id % 2 === 0).map(({ id }) => id) : null;
        const expected = all
          .filter(passes(packed))
          .filter(({ id }) => !within || within.includes(id))
          .map((recipe) => {
            const covered = coverRecipe(recipe.needs, stock, TODAY);
            const { matchPercentage, presencePercentage, lackingIds } = covered;
            const shortIds = lackingIds.filter((id) =>
              covered.lines.some(
                (line, at) => recipe.needs[at]!.ingredientId === id && line.state === 'short',
              ),
            );
            const match = { id: recipe.id, matchPercentage, presencePercentage, lackingIds, shortIds };
            return { match, time: order === 'time' ? recipe.totalTime : 0 };
          })
          .filter(({ match }) => match.lackingIds.length <= (maxMissing ?? Infinity))
          .toSorted(
            (a, b) =>
              a.time - b.time ||
              b.match.matchPercentage - a.match.matchPercentage ||
              a.match.lackingIds.length - b.match.lackingIds.length ||
              a.match.id - b.match.id,
          )
          .map(({ match }) => match);
        const index = atOnce(MatchIndex.making(all, coverers));
        const found = index.byMatch(
          { stock, today: TODAY },
          packed,
          { offset, limit },
          { within: within ? index.placesOf(within.toReversed()) : undefined, maxMissing, order },
        );
        expect(found.total).toBe(expected.length);
        expect(found.matches).toEqual(expected.slice(offset, offset + limit));
        // Results under looser filters are counted as well.
        const looser = packFilters({ flags: [], countries: [] });
        const asked = { within: within ? index.placesOf(within) : undefined, maxMissing };
        const ask = (counting?: PackedFilters) =>
          index.byMatch({ stock, today: TODAY }, counting ? packed : looser, NO_PAGE, { ...asked, counting });
        expect(ask(looser).counted).toBe(ask().total);
      },
    ),
    { numRuns: 1000 },
  );
});

test('ranks compare recipes of two indexes as one index sorts them', () => {
  const everything = packFilters({ flags: [], countries: [] });
  const orders = fc.constantFrom('match' as const, 'time' as const);
  fc.assert(
    fc.property(recipes, pantry, orders, fc.nat(30), (all, stock, order, at) => {
      const larder = { stock, today: TODAY };
      const ranked = [all.slice(0, at), all.slice(at)].flatMap((some) => {
        const index = atOnce(MatchIndex.making(some, coverers));
        const reckoning = index.reckon(larder);
        return some.map(({ id }, place) => ({
          id,
          rank: order === 'match' ? index.rankAt(place, reckoning) : index.rankAt(place, reckoning, order),
        }));
      });
      const whole = atOnce(MatchIndex.making(all, coverers));
      const { matches } = whole.byMatch(larder, everything, { offset: 0, limit: all.length }, { order });
      expect(ranked.toSorted((a, b) => b.rank - a.rank || a.id - b.id).map(({ id }) => id)).toEqual(
        matches.map(({ id }) => id),
      );
    }),
    { numRuns: 300 },
  );
});

test('without a pantry sorts quickest first, then by title', () => {
  fc.assert(
    fc.property(recipes, filters, page, (all, packed, asked) => {
      const expected = all
        .filter(passes(packed))
        .toSorted((a, b) => a.totalTime - b.totalTime || a.id - b.id)
        .map(({ id }) => id);
      expect(atOnce(MatchIndex.making(all)).byTitle(packed, asked, 'time')).toEqual({
        total: expected.length,
        ids: expected.slice(asked.offset, asked.offset + asked.limit),
      });
    }),
  );
});

describe('a small index', () => {
  const pieces = (...ids: number[]) => ids.map((id) => needOf(id, 1, 'piece'));
  const owned = (...ids: number[]) => ({
    stock: ids.map((id, index) => stockOf(`item ${index}`, id, 1, 'piece', null)),
    today: TODAY,
  });

  /** Built in each test, so that a build error fails only one. */
  const smallIndex = () =>
    atOnce(
      MatchIndex.making([
        { id: 30, flags: 3, country: 1, totalTime: 30, needs: pieces(1, 2) },
        { id: 10, flags: 0, country: 2, totalTime: 30, needs: pieces(2) },
        { id: 20, flags: 2, country: 2, totalTime: 30, needs: pieces() },
        { id: 40, flags: 3, country: 4, totalTime: 30, needs: pieces(3, 2, 1) },
      ]),
    );
  const everything = packFilters({ flags: [], countries: [] });
  const vegan = packFilters({ flags: ['vegan'], countries: [] });
  const meaty = packFilters({ flags: ['has_beef'], countries: [] });

  test('knows its size and positions', () => {
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

  test('by title, only matching ones', () => {
    const index = smallIndex();
    expect(index.byTitle(vegan, { offset: 1, limit: 5 })).toEqual({ total: 2, ids: [40] });
    expect(index.byTitle(meaty, { offset: 0, limit: 5 })).toEqual({ total: 0, ids: [] });
  });

  test('positions follow title order, and unknown ids have none', () => {
    const index = smallIndex();
    expect([...index.placesOf([40, 99, 30, 20])]).toEqual([0, 2, 3]);
    expect([...index.placesOf([])]).toEqual([]);
  });

  test('filters positions, keeping their order', () => {
    const index = smallIndex();
    expect([...index.passing(Uint32Array.of(3, 1, 0), vegan)]).toEqual([3, 0]);
    expect([...index.passing(Uint32Array.of(3, 1, 0), everything)]).toEqual([3, 1, 0]);
  });

  test('finds the positions that need any of some ingredients', () => {
    const index = smallIndex();
    expect([...index.placesNeeding([3, 1])]).toEqual([0, 3]);
    expect([...index.placesNeeding([2])]).toEqual([0, 1, 3]);
    expect([...index.placesNeeding([])]).toEqual([]);
  });

  test('a page of some positions by relevance', () => {
    const some = smallIndex().mostRelevant(Uint32Array.of(0, 1, 3), Float64Array.of(1, 3, 2), {
      offset: 0,
      limit: 2,
    });
    expect([...some]).toEqual([1, 3]);
  });

  test('by match, ignoring duplicates and unneeded items', () => {
    const { total, matches } = smallIndex().byMatch(owned(4, 4, 99), everything, { offset: 0, limit: 5 });
    expect(total).toBe(4);
    // It replaces 2.
    expect(matches).toEqual([
      { id: 10, matchPercentage: 100, presencePercentage: 100, lackingIds: [], shortIds: [] },
      { id: 40, matchPercentage: 67, presencePercentage: 67, lackingIds: [1], shortIds: [] },
      { id: 30, matchPercentage: 50, presencePercentage: 50, lackingIds: [1], shortIds: [] },
      { id: 20, matchPercentage: 0, presencePercentage: 0, lackingIds: [], shortIds: [] },
    ]);
  });

  test('a prepared pantry can be ranked repeatedly', () => {
    const index = smallIndex();
    const larder = owned(4, 4, 99);
    const reckoning = index.reckon(larder);
    for (const [offset, packed] of [
      [0, everything],
      [2, everything],
      [0, vegan],
      [0, everything],
    ] as const) {
      const some = { offset, limit: 2 };
      expect(index.ranked(reckoning, packed, some)).toEqual(index.byMatch(larder, packed, some));
      expect(index.matching(larder)(packed, some)).toEqual(index.byMatch(larder, packed, some));
    }
  });
});

test('an empty index returns nothing', () => {
  const index = atOnce(MatchIndex.making([]));
  const everything = packFilters({ flags: [], countries: [] });
  expect(index.byMatch({ stock: [], today: TODAY }, everything, { offset: 0, limit: 5 })).toEqual({
    total: 0,
    counted: 0,
    matches: [],
  });
  expect(index.byTitle(everything, { offset: 0, limit: 5 })).toEqual({ total: 0, ids: [] });
});

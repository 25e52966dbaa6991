import { CATALOGUE } from '@larder/catalogue';
import { NO_FILTERS } from '@larder/domain';
import { packFilters } from '@larder/domain/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecipeIndex, RecipeOrder } from '../../src/recipes/search/match-index.ts';
import { changedOwn, NO_OWN_RECIPES, type OwnRecipes } from '../../src/recipes/catalogue/own-recipes.ts';
import { makeShelf } from '../../src/recipes/catalogue/own-shelf.ts';
import type { Shelf } from '../../src/recipes/catalogue/shelf.ts';
import { makeSnapshot, readSnapshot, type CatalogueSnapshot } from '../../src/recipes/catalogue/snapshot.ts';
import { toStock } from '../../src/recipes/catalogue/stock-item.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { NO_PREFERENCES } from '../../src/recipes/candidates.ts';
import { findByText } from '../../src/recipes/text-search.ts';
import type { RecipeFacts } from '../../src/recipes/catalogue/catalogue.store.ts';
import { createTestDatabase } from '../support/database.ts';
import { SEEDED_TEMPLATE } from '../support/templates.ts';
import { QUERIES } from './dish-queries.ts';

let database: Database;
/** All recipes in one index, and the same with every third as a cook's own. */
let whole: CatalogueSnapshot;
let some: CatalogueSnapshot;
let own: OwnRecipes;
let shelf: Shelf;

beforeAll(async () => {
  database = await createTestDatabase(SEEDED_TEMPLATE);
  const read = (await readSnapshot(database.db))!;
  // No kind of dish lists an own recipe, and its id comes after all others.
  const facts = read.shared.facts.map((recipe, at): RecipeFacts =>
    at % 3 === 0 ? { ...recipe, id: 100_000_000 + at, slug: `own-${at}` } : recipe,
  );
  const snapshotOf = (recipes: RecipeFacts[]) =>
    makeSnapshot({ version: 'a test', ingredients: [...CATALOGUE.ingredients], recipes, presets: new Map() });
  const isOwn = ({ slug }: RecipeFacts) => slug.startsWith('own-');
  whole = await snapshotOf(facts);
  some = await snapshotOf(facts.filter((recipe) => !isOwn(recipe)));
  const written = facts.filter(isOwn);
  const ids = new Set(written.map(({ id }) => id));
  own = await changedOwn(NO_OWN_RECIPES, { version: 1, ids, written }, some.ingredients);
  shelf = makeShelf(some, 'a cook', own);
});
afterAll(() => database.close());

const PAGES = [
  { offset: 0, limit: 20 },
  { offset: 20, limit: 20 },
  { offset: 47, limit: 5 },
  { offset: 0, limit: 0 },
  { offset: 230, limit: 50 },
  { offset: 900, limit: 20 },
  { offset: 0, limit: 500 },
];
const ORDERS: readonly RecipeOrder[] = ['match', 'time'];
const FILTERS = [
  packFilters(NO_FILTERS),
  packFilters({ flags: ['vegetarian'], countries: [] }, ['nuts']),
  { ...packFilters({ flags: [], countries: ['italy', 'korea'] }), maxTotalTime: 60 },
];
const CASES = PAGES.flatMap((page) =>
  ORDERS.flatMap((order) => FILTERS.map((filters) => ({ page, order, filters }))),
);

/** The shelf's result, and the single index's. */
const both = (ask: (recipes: RecipeIndex) => unknown) => [ask(shelf.recipes), ask(whole.recipes)] as const;

describe('a shelf returns what a single index of all its recipes would', () => {
  test.each(CASES)('by title: $page, $order, $filters', ({ page, order, filters }) => {
    const [joined, one] = both((recipes) => recipes.byTitle(filters, page, order));
    expect(joined).toEqual(one);
  });

  test.each(CASES)('by pantry coverage: $page, $order, $filters', ({ page, order, filters }) => {
    const stock = toStock(
      CATALOGUE.ingredients.slice(0, 400).map(({ id }, at) => ({
        id: `item-${at}`,
        ingredientId: id,
        quantity: at % 3 === 0 ? 200 : null,
        used: 0,
        unit: 'g' as const,
        expiryDate: null,
      })),
      whole,
      { ...NO_PREFERENCES, flags: [] },
    );
    const larder = { stock, today: '2030-05-31' };
    const counting = packFilters(NO_FILTERS);
    const needed = CATALOGUE.ingredients.slice(0, 40).map(({ id }) => id);
    for (const query of [{ counting }, { maxMissing: 3 }, { isNarrowed: true }]) {
      const [joined, one] = both((recipes) => {
        const within = 'isNarrowed' in query ? recipes.placesNeeding(needed) : undefined;
        return recipes.byMatch(larder, filters, page, { ...query, order, within });
      });
      expect(joined).toEqual(one);
    }
  });

  test('by every query of the tables, and every title with a typo', async () => {
    const typos = whole.shared.facts.map(({ title }) => title.replace(/(\p{L})(\p{L})/u, '$2$1'));
    const asked = QUERIES.split('\n').flatMap((line) => (line.includes('|') ? line.split('|', 1) : []));
    expect(asked.length).toBeGreaterThan(80);
    const queries = [...asked, ...typos, '%', 'xqzw', 'tomat', '500 g chopped brinjals'];
    const idsOf = async (searched: Shelf, query: string) => {
      const hits = await findByText(database.db, searched, query);
      const relevance = await hits.relevance(hits.places);
      const places = searched.recipes.mostRelevant(hits.places, relevance, { offset: 0, limit: 30 });
      return { total: hits.places.length, ids: places.map((place) => searched.recipes.idAt(place)) };
    };
    for (const query of queries) {
      // Merely similar titles are searched in the database, which has no own recipes.
      expect([query, await idsOf({ ...shelf, dishes: shelf.dishes, ownerId: null }, query)]).toEqual([
        query,
        await idsOf(whole, query),
      ]);
    }
  });
});

test('adding, changing or removing one rebuilds one segment', async () => {
  const [first] = own.segments;
  const facts = own.segments.flatMap((segment) => segment.facts);
  const ids = new Set(facts.map(({ id }) => id));
  const added = { ...first!.facts[0]!, id: 900_000_000, title: 'A new one', slug: 'own-new' };
  const changed = { ...first!.facts[0]!, title: 'Another name' };
  const cases = [
    { ids: new Set([...ids, added.id]), written: [added], size: ids.size + 1 },
    { ids, written: [changed], size: ids.size },
    { ids: new Set([...ids].slice(1)), written: [], size: ids.size - 1 },
  ];
  for (const { size, ...change } of cases) {
    const after = await changedOwn(own, { version: 2, ...change }, some.ingredients);
    const made = after.segments.filter((segment) => !own.segments.includes(segment));
    expect(made.length).toBe(1);
    expect(after.segments.flatMap((segment) => segment.facts).length).toBe(size);
  }
  // An empty segment is removed.
  const kept = new Set(own.segments.slice(1).flatMap((segment) => segment.facts.map(({ id }) => id)));
  const after = await changedOwn(own, { version: 2, ids: kept, written: [] }, some.ingredients);
  expect(after.segments).toEqual(own.segments.slice(1));
});

test('adding many one by one rebuilds few others each time, and keeps segments together', async () => {
  const example = own.segments[0]!.facts[0]!;
  const ids = new Set<number>();
  let now = NO_OWN_RECIPES;
  let rebuilt = 0;
  for (let nth = 0; nth < 60; nth += 1) {
    const one = { ...example, id: 900_000_000 + nth, title: `Soup ${(nth * 37) % 60}`, slug: `own-${nth}` };
    ids.add(one.id);
    const after = await changedOwn(now, { version: nth + 1, ids, written: [one] }, some.ingredients);
    const made = after.segments.filter((segment) => !now.segments.includes(segment));
    rebuilt += made.reduce((sum, { facts }) => sum + facts.length, 0);
    now = after;
  }
  expect(rebuilt / 60).toBeLessThan(4);
  expect(now.size).toBe(60);
  expect(now.segments.flatMap(({ facts }) => facts.map(({ id }) => id)).toSorted()).toEqual([...ids]);
  expect(now.segments.length).toBeLessThan(9);
  expect(Math.max(...now.segments.map(({ facts }) => facts.length))).toBeLessThanOrEqual(16);
  const titles = makeShelf(some, 'a cook', now).recipes.byTitle(FILTERS[0]!, { offset: 0, limit: Infinity });
  const inOrder = titles.ids.filter((id) => ids.has(id)).map((id) => ((id - 900_000_000) * 37) % 60);
  expect(inOrder).toEqual(Array.from({ length: 60 }, (_, nth) => nth));
});

test.each([3, 7, 11])('segments of which only %d are left are joined', async (left) => {
  const kept = new Set(own.segments.flatMap(({ facts }) => facts.slice(0, left).map(({ id }) => id)));
  let now = own;
  for (let version = 2; version < 8; version += 1) {
    now = await changedOwn(now, { version, ids: kept, written: [] }, some.ingredients);
  }
  expect(now.size).toBe(kept.size);
  // Eleven and eleven do not fit into one.
  expect(now.segments.length).toBeLessThanOrEqual(Math.ceil(kept.size / 9));
});

import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import type { Recipe } from '@larder/domain/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KINDS } from '../../src/recipes/search/dish-search/kinds.ts';
import { changedOwn, NO_OWN_RECIPES } from '../../src/recipes/catalogue/own-recipes.ts';
import { makeShelf } from '../../src/recipes/catalogue/own-shelf.ts';
import { readSnapshot, type CatalogueSnapshot } from '../../src/recipes/catalogue/snapshot.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { mostRelevant } from '../../src/recipes/search/most-relevant.ts';
import { findByText } from '../../src/recipes/text-search.ts';
import { createTestDatabase } from '../support/database.ts';
import { SEEDED_TEMPLATE } from '../support/templates.ts';
import { HELD_OUT, QUERIES } from './dish-queries.ts';
import { disappointments, dishesOf, LOOKED_AT } from './dish-score.ts';
import { LATER_QUERIES, LATEST_QUERIES, WITHOUT_QUERIES } from './later-queries.ts';
import { WORLD_QUERIES } from './world-queries.ts';

let database: Database;
let catalogue: CatalogueSnapshot;
beforeAll(async () => {
  database = await createTestDatabase(SEEDED_TEMPLATE);
  catalogue = (await readSnapshot(database.db))!;
});
afterAll(() => database.close());

const slugs = new Map(CATALOGUE.recipes.map(({ id, slug }) => [id, slug]));

async function firstFive(query: string): Promise<string[]> {
  const hits = await findByText(database.db, catalogue, query);
  const page = { offset: 0, limit: LOOKED_AT };
  const places = mostRelevant(hits.places, await hits.relevance(hits.places), page);
  return places.map((place) => slugs.get(catalogue.recipes.idAt(place)) ?? '');
}

test.each([
  { what: 'the queries that the search was made for', table: QUERIES, count: 90, share: 0.95 },
  { what: 'queries held out', table: HELD_OUT, count: 30, share: 0.95 },
  { what: 'queries by somebody who had not read the search', table: LATER_QUERIES, count: 30, share: 0.95 },
  { what: 'queries after that', table: LATEST_QUERIES, count: 26, share: 0.95 },
  { what: 'queries that refuse something', table: WITHOUT_QUERIES, count: 5, share: 1 },
  { what: 'queries for the dishes of more countries', table: WORLD_QUERIES, count: 58, share: 0.95 },
])('the first five are what a cook expects: $what [DISHES-01]', async ({ table, count, share }) => {
  const { asked, failed } = await disappointments(table, firstFive);
  expect(asked).toBe(count);
  const right = (asked - failed.length) / asked;
  if (right < share) console.log(failed.join('\n'));
  expect(right).toBeGreaterThanOrEqual(share);
});

test.each([
  { query: 'chicken' },
  { query: 'butter' },
  { query: 'rice' },
  { query: 'beans' },
  { query: 'egg' },
])('$query matches no recipe for the word alone [DISHES-02]', async ({ query }) => {
  const named = INGREDIENT_INDEX.find(query);
  const kinds = named && catalogue.family.kindsOf(named.id);
  const { places } = await findByText(database.db, catalogue, query);
  expect(places.length).toBeGreaterThan(5);
  const wrong = Array.from(places, (place) => catalogue.recipes.idAt(place)).filter((id) => {
    const recipe = CATALOGUE.recipes.find((known) => known.id === id);
    const slugsOf = recipe?.ingredients.map(({ ingredient }) => ingredient) ?? [];
    const isTitled = new RegExp(`\\b${query.replace(/s$/, '')}s?\\b`, 'i').test(recipe?.title ?? '');
    const holds = slugsOf.some((slug) =>
      kinds ? kinds.has(INGREDIENT_INDEX.require(slug).id) : slug.endsWith('-bean'),
    );
    return !isTitled && !holds;
  });
  expect(wrong).toEqual([]);
});

test('expectations name only existing dishes', () => {
  const tables = [QUERIES, HELD_OUT, LATER_QUERIES, LATEST_QUERIES, WITHOUT_QUERIES, WORLD_QUERIES];
  const known = new Set(slugs.values());
  expect(tables.flatMap(dishesOf).filter((slug) => !known.has(slug))).toEqual([]);
});

test('kinds name only existing dishes and ingredients', () => {
  const dishes = KINDS.flatMap((kind) => kind.dishes?.split(' ') ?? []);
  expect(dishes.filter((slug) => !CATALOGUE.recipes.some((recipe) => recipe.slug === slug))).toEqual([]);
  const ingredients = KINDS.flatMap((kind) => [
    ...(kind.holds?.split(' ') ?? []),
    ...(kind.orElse ? [kind.orElse] : []),
  ]);
  expect(ingredients.filter((slug) => !INGREDIENT_INDEX.get(slug))).toEqual([]);
});

const lacking =
  (...refused: readonly string[]) =>
  ({ allergens }: Recipe) =>
    refused.every((allergen) => !allergens.some((one) => one === allergen));

/** Wanted words after an exclusion. */
test.each([
  { query: 'without pork and with rice', same: 'rice without pork' },
  { query: 'no pork with rice', same: 'rice without pork' },
  { query: 'no nuts, pasta', same: 'pasta without nuts' },
  { query: 'no pork and chicken soup', same: 'chicken soup without pork' },
  { query: 'nut-free and chicken', same: 'chicken without nuts' },
  // Before a dish, common allergens are excluded too; otherwise dishes are meant.
  { query: 'no dairy and eggs pancakes', same: 'pancakes without dairy or eggs' },
  { query: 'no dairy, eggs pancakes', same: 'pancakes without dairy or eggs' },
  { query: 'no eggs and dairy soup', same: 'soup without eggs or dairy' },
  { query: 'without nuts or dairy cake', same: 'cake without nuts or dairy' },
  { query: 'no onion and chicken curry', same: 'chicken curry without onion' },
  { query: 'no dairy and egg fried rice', same: 'egg fried rice without dairy' },
  { query: 'no nuts and fish pie', same: 'fish pie without nuts' },
])('$query finds what $same finds [DISHES-03]', async ({ query, same }) => {
  const found = async (text: string) =>
    Array.from((await findByText(database.db, catalogue, text)).places).toSorted((a, b) => a - b);
  expect(await found(query)).toEqual(await found(same));
  expect((await found(query)).length).toBeGreaterThan(0);
});

/** True for every recipe found, however many. */
test.each<{ query: string; every: (recipe: Recipe) => boolean }>([
  { query: 'vegan dinner', every: ({ dietary }) => dietary.vegan },
  { query: 'gluten free', every: ({ diets }) => diets.includes('gluten_free') },
  { query: 'dessert without eggs', every: ({ allergens }) => !allergens.includes('eggs') },
  { query: 'chicken no dairy', every: ({ allergens }) => !allergens.includes('dairy') },
  {
    query: 'pasta without tomato',
    every: ({ ingredients }) => !ingredients.some(({ ingredient }) => /tomato|passata/.test(ingredient)),
  },
  { query: 'without pork', every: ({ dietary }) => !dietary.contains_pork },
  { query: 'pasta without pork', every: ({ dietary }) => !dietary.contains_pork },
  { query: 'no chicken', every: ({ dietary }) => !dietary.contains_chicken },
  { query: 'stew without beef', every: ({ dietary }) => !dietary.contains_beef },
  {
    query: 'curry without lamb',
    every: ({ ingredients }) => !ingredients.some(({ ingredient }) => /lamb/.test(ingredient)),
  },
  { query: 'without any meat', every: ({ dietary }) => dietary.vegetarian },
  { query: 'soup without fish', every: ({ dietary }) => !dietary.contains_fish },
  { query: 'no seafood', every: ({ dietary }) => !dietary.contains_fish },
  { query: 'rice no shellfish', every: ({ allergens }) => !allergens.includes('shellfish') },
  { query: 'without prawns', every: ({ allergens }) => !allergens.includes('shellfish') },
  { query: 'without peanuts', every: ({ allergens }) => !allergens.includes('nuts') },
  { query: 'peanut free dessert', every: ({ allergens }) => !allergens.includes('nuts') },
  { query: 'dessert free of almonds', every: ({ allergens }) => !allergens.includes('nuts') },
  { query: 'no sesame', every: ({ allergens }) => !allergens.includes('sesame') },
  { query: 'without milk', every: ({ allergens }) => !allergens.includes('dairy') },
  { query: 'pasta without cheese', every: ({ allergens }) => !allergens.includes('dairy') },
  { query: 'free from eggs', every: ({ allergens }) => !allergens.includes('eggs') },
  { query: 'without soya', every: ({ allergens }) => !allergens.includes('soy') },
  { query: 'without nuts or dairy', every: lacking('nuts', 'dairy') },
  { query: 'dessert without nuts or dairy', every: lacking('nuts', 'dairy') },
  { query: 'no nuts, dairy or eggs', every: lacking('nuts', 'dairy', 'eggs') },
  { query: 'no nuts, no dairy', every: lacking('nuts', 'dairy') },
  { query: 'no nuts, dairy', every: lacking('nuts', 'dairy') },
  { query: 'free of nuts and eggs', every: lacking('nuts', 'eggs') },
  { query: 'without eggs nor any dairy', every: lacking('eggs', 'dairy') },
  { query: 'without nuts & eggs', every: lacking('nuts', 'eggs') },
  { query: 'nut & egg free', every: lacking('nuts', 'eggs') },
  { query: 'nut/egg-free', every: lacking('nuts', 'eggs') },
  { query: 'no nuts; no dairy', every: lacking('nuts', 'dairy') },
  { query: 'pasta w/o nuts', every: lacking('nuts') },
  { query: 'neither nuts nor eggs', every: lacking('nuts', 'eggs') },
  { query: 'nut-free and dairy-free', every: lacking('nuts', 'dairy') },
  { query: 'nut and dairy free', every: lacking('nuts', 'dairy') },
  { query: 'soup without nuts, dairy, or eggs', every: lacking('nuts', 'dairy', 'eggs') },
  { query: 'no spice or nuts', every: (recipe) => lacking('nuts')(recipe) && /none|mild/.test(recipe.spice) },
  {
    query: 'without any red meat or fish',
    every: ({ dietary }) => !dietary.contains_beef && !dietary.contains_pork && !dietary.contains_fish,
  },
  {
    query: 'soup without cream and bread',
    every: ({ ingredients }) => !ingredients.some(({ ingredient }) => /cream$|bread$/.test(ingredient)),
  },
  {
    query: 'without onion or garlic',
    every: ({ ingredients }) => !ingredients.some(({ ingredient }) => /^(onion|garlic)$/.test(ingredient)),
  },
  // A word in no recipe excludes nothing.
  {
    query: 'chicken without skin or bones',
    every: ({ title, dietary }) => dietary.contains_chicken || /chicken|pollo/i.test(title),
  },
  { query: '20 minute meals', every: ({ totalTime }) => totalTime <= 20 },
])('$query finds no false result [DISHES-03]', async ({ query, every }) => {
  const { places } = await findByText(database.db, catalogue, query);
  expect(places.length).toBeGreaterThan(0);
  const ids = new Set(Array.from(places, (place) => catalogue.recipes.idAt(place)));
  const wrong = CATALOGUE.recipes.filter((recipe) => ids.has(recipe.id) && !every(recipe));
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

test.each([
  { query: 'korean', country: 'korea' },
  { query: 'korean soup', country: 'korea' },
  { query: 'italian soup', country: 'italy' },
  { query: 'dinner from greece', country: 'greece' },
  // No Korean dish is one.
  { query: 'korean pizza', country: 'italy' },
])('$query finds only dishes from $country [DISHES-04]', async ({ query, country }) => {
  const { places } = await findByText(database.db, catalogue, query);
  const ids = new Set(Array.from(places, (place) => catalogue.recipes.idAt(place)));
  const found = CATALOGUE.recipes.filter(({ id }) => ids.has(id));
  expect(new Set(found.map((recipe) => recipe.country))).toEqual(new Set([country]));
});

test.each([
  { query: 'vegan lasagne', only: [] },
  { query: 'vegan burger', only: [] },
  { query: 'vegetarian burger', only: ['black-bean-burgers'] },
  { query: 'carbonara without pork', only: [] },
])('$query never means something else [DISHES-03]', async ({ query, only }) => {
  const { places } = await findByText(database.db, catalogue, query);
  expect(Array.from(places, (place) => slugs.get(catalogue.recipes.idAt(place)))).toEqual(only);
});

test.each([
  { title: 'Gluten-Free Nut Loaf', query: 'nut free loaf', isFound: false },
  { title: 'Gluten-Free Nut Loaf', query: 'nut loaf without gluten', isFound: false },
  { title: 'Gluten-Free Nut Loaf', query: 'gluten free nut loaf', isFound: true },
  { title: 'Gluten-Free Nut Loaf', query: 'loaf without nuts', isFound: false },
  { title: 'Gluten-Free Nut Loaf', query: 'no nut loaf', isFound: false },
  { title: 'Gluten-Free Nut Loaf', query: 'gluten free loaf', isFound: true },
  { title: 'Loaf with Nuts, Free from Eggs', query: 'nut free loaf', isFound: false },
  // Its cook knows better than the table of ingredients.
  { title: 'Nut-Free Loaf', query: 'nut free loaf', isFound: true },
  { title: 'Loaf without Nuts or Eggs', query: 'loaf without nuts', isFound: true },
])('$title is found for "$query": $isFound [DISHES-03]', async ({ title, query, isFound }) => {
  const nutty = catalogue.shared.facts.find(
    ({ allergens, title: known }) => allergens.includes('nuts') && !/nut/i.test(known),
  )!;
  const id = 100_000_000;
  const changes = { version: 1, ids: new Set([id]), written: [{ ...nutty, id, slug: 'own', title }] };
  const shelf = makeShelf(
    catalogue,
    'a cook',
    await changedOwn(NO_OWN_RECIPES, changes, catalogue.ingredients),
  );
  const { places } = await findByText(database.db, shelf, query);
  expect(Array.from(places, (place) => shelf.recipes.idAt(place)).includes(id)).toBe(isFound);
});

test.each([
  { line: '2 large brinjals, diced', name: 'aubergine' },
  { line: 'large brinjals, diced', name: 'aubergine' },
  { line: '500 g of chopped courgettes', name: 'courgettes' },
  { line: '3 medium eggs, beaten', name: 'eggs' },
])('$line finds what $name finds', async ({ line, name }) => {
  const found = async (query: string) => Array.from((await findByText(database.db, catalogue, query)).places);
  expect(await found(line)).toEqual(await found(name));
  expect((await found(line)).length).toBeGreaterThan(0);
});

test('words that never occur together find what has most of them', async () => {
  const { places } = await findByText(database.db, catalogue, 'octopus with lentils and chocolate');
  expect(places.length).toBe(0);
  const some = await findByText(database.db, catalogue, 'potato octopus paprika chocolate');
  expect(Array.from(some.places, (place) => catalogue.recipes.idAt(place))).toContain(4014);
});

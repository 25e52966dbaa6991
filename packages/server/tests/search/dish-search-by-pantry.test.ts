import { CATALOGUE } from '@larder/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { sharedApi, type Api, type User } from '../api/api.ts';
import { HELD_OUT, QUERIES } from './dish-queries.ts';
import { disappointments, LOOKED_AT } from './dish-score.ts';
import { LATER_QUERIES, LATEST_QUERIES } from './later-queries.ts';
import { WORLD_QUERIES } from './world-queries.ts';

/** So much that a stew or an omelette is possible whatever is searched for. */
const AT_HOME =
  'egg, milk, butter, onion, garlic, potato, tomato, carrot, rice, spaghetti, minced beef, bacon, parmesan, olive oil, salt, plain flour, lemon, spinach';

let api: Api;
let cook: User;
beforeAll(async () => {
  api = await sharedApi();
  cook = await api.signUp();
  const items = AT_HOME.split(', ').map((name) => ({ ingredient_name: name, quantity: null, unit: 'g' }));
  const { status } = await cook.call('POST', '/pantry/bulk', { body: { items } });
  if (status !== 201) throw new Error(`The pantry could not be filled: ${status}`);
});

const slugs = new Map(CATALOGUE.recipes.map(({ id, slug }) => [id, slug]));

async function search(query: string, limit = LOOKED_AT, offset = 0) {
  const asked = new URLSearchParams({ query, limit: String(limit), offset: String(offset) });
  const { body } = await cook.call('GET', `/recipes/pantrysearch?${asked}`);
  return body.data as { recipes: { id: number; matchPercentage: number }[]; total: number };
}

test.each([
  { what: 'the queries written first, with those held out', table: QUERIES + HELD_OUT, count: 120 },
  { what: 'queries by somebody who had not read the search', table: LATER_QUERIES, count: 30 },
  { what: 'queries after that', table: LATEST_QUERIES, count: 26 },
  { what: 'queries for the dishes of more countries', table: WORLD_QUERIES, count: 58 },
])('with a pantry the first five are what a cook expects: $what [DISHES-01]', async ({ table, count }) => {
  const { asked, failed } = await disappointments(table, async (query) => {
    const { recipes } = await search(query);
    return recipes.map(({ id }) => slugs.get(id) ?? '');
  });
  expect(asked).toBe(count);
  const right = (asked - failed.length) / asked;
  if (right < 0.95) console.log(failed.join('\n'));
  expect(right).toBeGreaterThanOrEqual(0.95);
});

test.each([
  // The pantry has more of 'Arroz a la Cubana (Rice with Tomato Sauce, Fried Egg and Banana)'.
  { query: 'egg fried rice', firsts: ['dan-chaofan'] },
  // 'Salmorejo (Thick Chilled Tomato and Bread Soup …)' has the words, 'Kotosoupa (… Rice, Egg and Lemon)' too.
  { query: 'chilled tomato soup', firsts: ['gazpacho-andaluz'] },
  { query: 'rice with vegetables', firsts: [] },
])('what is called $query comes first, whatever is at home [DISHES-01]', async ({ query, firsts }) => {
  const { recipes } = await search(query, 100);
  const titles = new Map(CATALOGUE.recipes.map(({ id, title }) => [id, title.toLowerCase()]));
  const isCalled = recipes.map(({ id }) => titles.get(id)?.includes(query) ?? false);
  expect(isCalled).toContain(true);
  expect(isCalled).toEqual(isCalled.toSorted((a, b) => Number(b) - Number(a)));
  expect(recipes.slice(0, firsts.length).map(({ id }) => slugs.get(id))).toEqual(firsts);
});

test('pages of a search join without a gap, and a sought dish comes before a better match', async () => {
  const whole = await search('butter chicken', 100);
  expect(slugs.get(whole.recipes[0]!.id)).toBe('butter-chicken');
  const [first, ...others] = whole.recipes.map(({ matchPercentage }) => matchPercentage);
  expect(Math.max(...others)).toBeGreaterThan(first!);
  expect(others).toEqual(others.toSorted((a, b) => b - a));
  const paged = await Promise.all(whole.recipes.map((_, offset) => search('butter chicken', 1, offset)));
  expect(paged.flatMap(({ recipes }) => recipes)).toEqual(whole.recipes);
  expect(paged.map(({ total }) => total)).toEqual(whole.recipes.map(() => whole.total));
});

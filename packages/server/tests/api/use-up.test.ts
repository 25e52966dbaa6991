import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import type { Diet } from '@larder/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_PREFERENCES } from '../../src/recipes/candidates.ts';
import { sharedApi, startApi, type Api, type Call } from './api.ts';
import { inDays, planningCook, type PlanningCook } from './planning-cook.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let call: Call;
let cook: PlanningCook;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());
beforeEach(async () => {
  const user = await api.signUp();
  ({ call } = user);
  cook = planningCook(user);
});

interface Batch {
  item: { ingredients: { name: string }; expiry_date: string };
  days_left: number;
  recipes: { title: string; matchPercentage: number; missing: object }[];
}

const toUseUp = async (query = ''): Promise<Batch[]> => {
  const { status, body } = await call('GET', `/pantry/use-up${query}`);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body.data.batches;
};
const lines = async (query = '') =>
  (await toUseUp(query)).map(({ item, days_left, recipes }) => [
    item.ingredients.name,
    days_left,
    ...recipes.map(({ title }) => title),
  ]);

test('lists what expires within three days or has expired, earliest first, with the best-covered dishes [BATCH-12]', async () => {
  await cook.stock(
    ['milk', 1, 'piece', 2],
    ['tomato', 3, 'piece', 0],
    ['rice', 1, 'kg'],
    ['bacon', 200, 'g', -1],
    ['egg', 6, 'piece', 4],
  );
  expect(await lines()).toEqual([
    ['bacon', -1],
    ['tomato', 0, 'Tomato Rice', 'Risotto', 'Chicken Biryani'],
    ['milk', 2, 'Risotto', 'Carbonara', 'Chocolate Mousse'],
  ]);
  const [, tomato] = await toUseUp();
  expect(tomato!.recipes[0]).toMatchObject({ matchPercentage: 100, missing: { count: 0 } });
});

test('looks as many days ahead as requested', async () => {
  await cook.stock(['milk', 1, 'piece', 2], ['tomato', 3, 'piece', 0], ['egg', 6, 'piece', 4]);
  const names = async (query: string) => (await lines(query)).map(([name]) => name);
  expect(await names('?days=0')).toEqual(['tomato']);
  expect(await names('?days=4')).toEqual(['tomato', 'milk', 'egg']);
});

test.each(['-1', '61', 'soon', '1.5'])('rejects %s days', async (days) => {
  expect((await call('GET', `/pantry/use-up?days=${days}`)).status).toBe(400);
});

test('lists each batch separately, and kinds with what they are used as', async () => {
  await cook.stock(['basmati rice', 1, 'kg', 1], ['basmati rice', 500, 'g', 0]);
  const batches = await toUseUp();
  expect(batches.map(({ item }) => item.expiry_date)).toEqual([inDays(0), inDays(1)]);
  expect(batches[0]!.recipes.map(({ title }) => title)).toContain('Tomato Rice');
});

test('lists no dish that violates an allergy or a diet [BATCH-13]', async () => {
  await cook.stock(['bacon', 200, 'g', 1], ['egg', 6, 'piece', 1]);
  const preferences = { ...NO_PREFERENCES, dietary_restrictions: ['vegetarian'] };
  expect((await cook.prefer(preferences)).status).toBeLessThan(300);
  expect(await lines()).toEqual([
    ['bacon', 1],
    ['egg', 1, 'Chocolate Mousse'],
  ]);
});

test('prefers, of two equally covered dishes, the one that uses more', async () => {
  const rice = SMALL_CATALOGUE.recipes.find(({ title }) => title === 'Tomato Rice');
  const ingredients = rice!.ingredients.map((line) => ({ ...line, quantity: 3 }));
  const feast = { ...rice!, id: 1003, slug: 'recipe-1003', title: 'Tomato Rice for Many', ingredients };
  const catalogue = { ...SMALL_CATALOGUE, recipes: [...SMALL_CATALOGUE.recipes, feast] };
  const larger = await startApi({ catalogue });
  try {
    const user = await larger.signUp();
    await planningCook(user).stock(['tomato', 3, 'piece', 1], ['rice', 1, 'kg']);
    const { body } = await user.call('GET', '/pantry/use-up');
    const titles = body.data.batches[0].recipes.map(({ title }: { title: string }) => title);
    expect(titles.slice(0, 2)).toEqual(['Tomato Rice for Many', 'Tomato Rice']);
  } finally {
    await larger.close();
  }
});

test("ignores another cook's pantry", async () => {
  await cook.stock(['milk', 1, 'piece', 1]);
  const other = await api.signUp();
  expect((await other.call('GET', '/pantry/use-up')).body.data.batches).toEqual([]);
});

describe('for a cook on a diet, in the whole catalogue', () => {
  let whole: Api;
  beforeAll(async () => {
    whole = await sharedApi();
  });

  test.each<{ diet: Diet; item: string; slug: string }>([
    { diet: 'keto', item: 'egg', slug: 'egg' },
    { diet: 'keto', item: 'garlic', slug: 'garlic' },
    { diet: 'low_carb', item: 'egg', slug: 'egg' },
    { diet: 'vegan', item: 'plain flour', slug: 'plain-flour' },
  ])('has three $diet dishes for $item, if there are that many [BATCH-13]', async ({ diet, item, slug }) => {
    const user = await whole.signUp();
    const eater = planningCook(user);
    await eater.prefer({ ...NO_PREFERENCES, dietary_restrictions: [diet] });
    // Common ingredients, so that other dishes match better.
    const usual = [...new Set(CATALOGUE.presets.flatMap(({ ingredients }) => ingredients))]
      .filter((one) => one !== slug)
      .map((one) => [INGREDIENT_INDEX.require(one).name, null, 'piece'] as const);
    await eater.stock([item, 6, 'piece', 1], ...usual.slice(0, 99));
    const fitting = CATALOGUE.recipes.filter(
      ({ diets, ingredients }) =>
        diets.includes(diet) && ingredients.some(({ ingredient }) => ingredient === slug),
    );
    const { body } = await user.call('GET', '/pantry/use-up');
    const ids = body.data.batches[0].recipes.map(({ id }: { id: number }) => id);
    expect(ids).toHaveLength(Math.min(3, fitting.length));
    expect(fitting.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });
});

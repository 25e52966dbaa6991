import type { Catalogue } from '@larder/catalogue';
import { EDITION } from '@larder/catalogue';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isSeeded, seedCatalogue } from '../../src/recipes/catalogue/seed.ts';
import { callerNamed, ownRecipe, ownRecipesBeside } from '../support/own-recipes.ts';
import { startApi, until, type Api, type User } from './api.ts';
import { planningCook } from './planning-cook.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const BIRYANI = 1001;
/** A later catalogue without the biryani. */
const LATER: Catalogue = {
  ...SMALL_CATALOGUE,
  recipes: SMALL_CATALOGUE.recipes.filter(({ id }) => id !== BIRYANI),
};

let api: Api;
let user: User;
let warnings: string[];
let favorites: string;
beforeEach(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  user = await api.signUp();
  warnings = [];
  favorites = (await user.call('GET', '/lists')).body.lists[0].id;
});
afterEach(() => api.close());

const seed = (catalogue: Catalogue, version: string, edition = EDITION.number) =>
  seedCatalogue(api.database.db, (line) => warnings.push(line), catalogue, version, edition);

const titles = async (path: string): Promise<string[]> => {
  const { status, body } = await user.call('GET', path);
  expect(status).toBe(200);
  return body.data.recipes.map(({ title }: { title: string }) => title);
};
const save = (recipe_id: number) => user.call('POST', `/lists/${favorites}/recipes`, { body: { recipe_id } });
const listed = async () => (await user.call('GET', `/lists/${favorites}/recipes`)).body.data.recipes;
const details = () => user.call('GET', `/recipes/${BIRYANI}/details?hasPantry=true`);

/** The catalogue changes, and the server has noticed. */
async function change(catalogue: Catalogue, version: string) {
  expect(await seed(catalogue, version)).toBe(true);
  await until(async () => (await titles('/recipes/usersearch')).length === catalogue.recipes.length);
}

describe('a recipe no longer in the catalogue', () => {
  test('stays on lists and can be opened, marked as such, with its pantry match', async () => {
    await planningCook(user).stock(['rice', 500, 'g']);
    await save(BIRYANI);
    await save(1002);
    const [, before] = await listed();
    const lines = (await details()).body.data.ingredients;
    await change(LATER, 'later');

    expect(await listed()).toEqual([
      expect.not.objectContaining({ retired: true }),
      { ...before, retired: true },
    ]);
    const { body } = await details();
    expect(body.data).toMatchObject({ title: 'Chicken Biryani', retired: true, ingredients: lines });
    expect((await user.call('GET', '/lists')).body.lists[0].recipe_count).toBe(2);
    expect((await user.call('GET', `/recipes/1002/details`)).body.data).not.toHaveProperty('retired');
  });

  test('can be removed from a list and added back', async () => {
    await save(BIRYANI);
    await change(LATER, 'later');
    const place = `/lists/${favorites}/recipes/${BIRYANI}`;
    expect((await user.call('DELETE', place)).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await user.call('POST', `${place}/restore`)).status).toBe(200);
    expect(await listed()).toMatchObject([{ id: BIRYANI, retired: true }]);
  });

  test('is not found by any search', async () => {
    await planningCook(user).stock(['rice', 500, 'g'], ['chicken', 2, 'piece'], ['tomato', 4, 'piece']);
    await change(LATER, 'later');
    for (const path of [
      'usersearch?query=biryani',
      'usersearch?query=biriyany',
      'usersearch',
      'pantrysearch',
    ]) {
      expect(await titles(`/recipes/${path}`)).not.toContain('Chicken Biryani');
    }
  });

  test('stays in an existing plan, and is used in no other', async () => {
    const cook = planningCook(user);
    await cook.stock(['rice', 500, 'g', 2], ['chicken', 2, 'piece', 2], ['tomato', 4, 'piece', 2]);
    const has = ({ meal_plan: meals }: Awaited<ReturnType<typeof cook.current>>) =>
      meals.some(({ id }) => id === BIRYANI);
    const plan = await cook.generate();
    expect(has(plan)).toBe(true);
    await change(LATER, 'later');
    expect(await cook.current()).toMatchObject({ id: plan.id, meal_plan: plan.meal_plan });
    const { meal_plan: meals } = await cook.generate('?countries=india');
    expect(meals.map(({ title }) => title)).toEqual(['Tomato Rice']);
  });

  test('claims no more than its ingredients do in the later catalogue', async () => {
    const ingredients = SMALL_CATALOGUE.ingredients.map((one) =>
      one.slug === 'tomato' ? { ...one, allergens: ['sesame' as const] } : one,
    );
    await change({ ...LATER, ingredients }, 'later');
    await until(async () => JSON.stringify((await details()).body.data.allergens).includes('sesame'));
    expect(warnings).toEqual([]);
  });

  test('gets figures that were not stored yet when it was retired, and keeps those that were', async () => {
    const figures = async () => (await details()).body.data.nutritional_info;
    const { salt: _, ...before } = await figures();
    await api.database.pool.query('update recipes set nutrition_details = null where id = $1', [BIRYANI]);
    await change(LATER, 'later');
    await until(async () => (await figures()).salt !== undefined);
    expect(await figures()).toMatchObject({ calories: before.calories, salt: expect.any(Number) });
    expect(Object.keys(await figures()).toSorted()).toEqual(Object.keys({ ...before, salt: 0 }).toSorted());
  });

  test('becomes an ordinary one when it returns, even if its name has been reused', async () => {
    await save(BIRYANI);
    const [biryani, ...others] = SMALL_CATALOGUE.recipes;
    const other = { ...others[0]!, id: 1999, slug: biryani!.slug };
    await change({ ...LATER, recipes: [...LATER.recipes, other] }, 'later');
    expect(await listed()).toMatchObject([{ retired: true }]);
    await change(LATER, 'later still');
    await change(SMALL_CATALOGUE, 'as before');
    const [again] = await listed();
    expect(again).not.toHaveProperty('retired');
    expect(await titles('/recipes/usersearch?query=biryani')).toContain('Chicken Biryani');
  });
});

describe('an older server next to a newer one', () => {
  const everything = async () =>
    (
      await api.database.pool.query(
        `select (select jsonb_agg(to_jsonb(r) order by id) from recipes r) as recipes,
           (select jsonb_agg(to_jsonb(l) order by recipe_id, position) from recipe_ingredients l) as lines,
           (select jsonb_agg(to_jsonb(s)) from catalogue_state s) as state`,
      )
    ).rows;

  test('leaves the newer catalogue alone, says so, and serves it', async () => {
    const [first, ...others] = SMALL_CATALOGUE.recipes;
    const renamed = { ...first!, title: 'Hyderabadi Biryani' };
    const added = { ...others[0]!, id: 1777, slug: 'added', title: 'Added Rice' };
    const newer = { ...SMALL_CATALOGUE, recipes: [renamed, ...others, added] };
    expect(await seed(newer, 'newer', EDITION.number + 1)).toBe(true);
    await save(1777);
    const before = await everything();

    expect(await seed(SMALL_CATALOGUE, 'older')).toBe(false);
    expect(await everything()).toEqual(before);
    expect(warnings).toEqual([expect.stringMatching(/^The catalogue in the database is newer /)]);
    expect(await isSeeded(api.database.db, 'older')).toBe(false);
    // This server started with the older one, and now uses what the newer one wrote.
    await until(async () => (await titles('/recipes/usersearch?query=added')).includes('Added Rice'));
    expect(await listed()).toMatchObject([{ id: 1777, title: 'Added Rice' }]);
  });

  test.each([
    { why: 'of the same edition, as while a recipe is edited', by: 0 },
    { why: 'of a later edition', by: 1 },
  ])('different content $why is written', async ({ by }) => {
    expect(await seed(LATER, 'other', EDITION.number + by)).toBe(true);
    expect(warnings).toEqual([]);
  });

  test('of many starting together, older and newer, the newest wins', async () => {
    const starts = [3, 1, 2, 3, 1, 2].map((by) =>
      seed(by === 3 ? LATER : SMALL_CATALOGUE, `version ${by}`, EDITION.number + by),
    );
    await Promise.all(starts);
    const { rows } = await api.database.pool.query('select edition from catalogue_state');
    expect(rows).toEqual([{ edition: EDITION.number + 3 }]);
    await until(async () => (await titles('/recipes/usersearch')).length === LATER.recipes.length);
  });
});

test("a deleted cook's lists and own recipes are deleted, whatever refers to them", async () => {
  const own = await ownRecipesBeside(api.database);
  const caller = await callerNamed(api.database, user.username);
  await save(await own.add(caller, ownRecipe('Plum pie', ['milk'])));
  await own.stop();
  const body = { password: 'correct horse' };
  expect((await user.call('POST', '/account/delete', { body })).status).toBe(204);
  const { rows } = await api.database.pool.query(
    'select (select count(*)::int from list_recipes) + (select count(*)::int from recipes where owner_id is not null) as left',
  );
  expect(rows).toEqual([{ left: 0 }]);
});

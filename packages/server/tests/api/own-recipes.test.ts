import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../src/recipes/catalogue/seed.ts';
import { readSnapshot } from '../../src/recipes/catalogue/snapshot.ts';
import type { Cook } from '../../src/platform/access/caller.ts';
import { makeOwnRecipeService } from '../../src/recipes/own/own-recipe.service.ts';
import { askWhileHeld } from '../support/locks.ts';
import { asOwn, callerNamed, ownRecipe, ownRecipesBeside } from '../support/own-recipes.ts';
import { startApi, until, type Api, type User } from './api.ts';
import { planningCook } from './planning-cook.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
/** Writes like another server: this one learns of it only through the database. */
let recipes: Awaited<ReturnType<typeof ownRecipesBeside>>;

beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  recipes = await ownRecipesBeside(api.database);
});
afterAll(async () => {
  await recipes.stop();
  await api.close();
});

let owner: User & { caller: Cook };
let other: User;
beforeEach(async () => {
  const user = await api.signUp();
  owner = { ...user, caller: await callerNamed(api.database, user.username) };
  other = await api.signUp();
});

const PLUM_PIE = ownRecipe('Milky Plum Pie', ['milk', 'egg']);
const NOBODYS = 999_999_999;

const found = async ({ call }: Pick<User, 'call'>, path: string) => {
  const { status, body } = await call('GET', path);
  expect(status).toBe(200);
  return { titles: body.data.recipes.map(({ title }: { title: string }) => title), total: body.data.total };
};

const SEARCHES = [
  { how: 'without words', path: '/recipes/usersearch?limit=50' },
  { how: 'by a word of its title', path: '/recipes/usersearch?query=plum' },
  { how: 'by a typo', path: '/recipes/usersearch?query=plun+pie' },
  { how: 'by the beginning of a word', path: '/recipes/usersearch?query=plu' },
  { how: 'by an ingredient', path: '/recipes/usersearch?query=milk' },
  { how: 'by something like its title', path: '/recipes/usersearch?query=milkyplum' },
  { how: 'by filters', path: '/recipes/usersearch?vegetarian=true&countries=india' },
  { how: 'by the time it takes', path: '/recipes/usersearch?sort=time&max_total_time=30' },
  { how: 'by pantry', path: '/recipes/pantrysearch' },
  { how: 'by pantry and words', path: '/recipes/pantrysearch?query=plum' },
  { how: 'by pantry and time', path: '/recipes/pantrysearch?sort=time&max_missing=2' },
];

describe('an own recipe', () => {
  test.each(SEARCHES)('is found only by its owner: $how [OWN-01]', async ({ path }) => {
    const before = { owner: await found(owner, path), other: await found(other, path) };
    await recipes.add(owner.caller, PLUM_PIE);
    const after = await found(owner, path);
    expect(after.titles).toContain('Milky Plum Pie');
    expect(after.total).toBe(before.owner.total + 1);
    expect(await found(other, path)).toEqual(before.other);
  });

  test('is sorted among the shared ones, on every page', async () => {
    for (const title of ['Aardvark Bread', 'Risotto', 'Zuppa']) {
      await recipes.add(owner.caller, ownRecipe(title, ['rice', 'milk'], { country: 'italy' }));
    }
    const all = [...SMALL_CATALOGUE.recipes.map(({ title }) => title), 'Aardvark Bread', 'Risotto', 'Zuppa'];
    const inOrder = all.toSorted(new Intl.Collator('en', { numeric: true }).compare);
    const pages: string[] = [];
    for (let offset = 0; offset < all.length; offset += 5) {
      const page = await found(owner, `/recipes/usersearch?offset=${offset}&limit=5`);
      expect(page.total).toBe(all.length);
      pages.push(...page.titles);
    }
    expect(pages).toEqual(inOrder);
  });

  test('can be read, listed and counted by its owner; for others it does not exist', async () => {
    const id = await recipes.add(owner.caller, PLUM_PIE);
    const listOf = async ({ call }: User) =>
      (await call('POST', '/lists', { body: { name: 'Pies' } })).body.data.id;
    const [mine, theirs] = [await listOf(owner), await listOf(other)];
    const asks = (list: string, recipe: number): Parameters<User['call']>[] => [
      ['GET', `/recipes/${recipe}/details`],
      ['GET', `/recipes/${recipe}/lists`],
      ['POST', `/lists/${list}/recipes`, { body: { recipe_id: recipe } }],
      ['POST', `/lists/${list}/recipes/${recipe}/restore`],
      ['DELETE', `/lists/${list}/recipes/${recipe}`],
    ];
    for (const [index, ask] of asks(theirs, id).entries()) {
      const answer = await other.call(...ask);
      const nobodys = await other.call(...asks(theirs, NOBODYS)[index]!);
      expect([ask[1], answer.status, answer.body]).toEqual([ask[1], 404, nobodys.body]);
    }
    const batch = await other.call('POST', '/recipes/batch-lists', { body: { recipe_ids: [id] } });
    expect(batch.body.data).toEqual({ [id]: { lists: [] } });

    expect((await owner.call('GET', `/recipes/${id}/details`)).body.data).toMatchObject({
      id,
      title: 'Milky Plum Pie',
      ingredients: [{ name: 'milk' }, { name: 'egg' }],
    });
    const put = await owner.call('POST', `/lists/${mine}/recipes`, { body: { recipe_id: id } });
    expect(put.status).toBe(201);
    expect((await found(owner, `/lists/${mine}/recipes`)).titles).toEqual(['Milky Plum Pie']);
    expect((await owner.call('GET', `/recipes/${id}/lists`)).body.lists).toEqual([{ id: mine }]);
  });

  test('is planned, swapped in and used up only for its owner', async () => {
    const id = await recipes.add(
      owner.caller,
      ownRecipe('Egg Curry', ['egg', 'tomato'], { country: 'spain' }),
    );
    for (const user of [owner, other]) {
      const cook = planningCook(user);
      await cook.prefer({ meal_prep_frequency: 'rarely' });
      await cook.stock(['egg', 6, 'piece', 2], ['tomato', 6, 'piece']);
      // Spain has no other recipe.
      const planned = await cook.generate('?countries=spain');
      expect(planned.meal_plan.map((meal) => meal.id)).toEqual(user === owner ? [id] : []);
      const useUp = await user.call('GET', '/pantry/use-up');
      const ids = useUp.body.data.batches.flatMap((batch: { recipes: { id: number }[] }) =>
        batch.recipes.map((recipe) => recipe.id),
      );
      expect(ids.includes(id)).toBe(user === owner);

      const plan = await cook.generate('?countries=italy');
      const meal = plan.meal_plan[0]!;
      const swapped = await cook.ask.swap(plan.id, String(meal.day), meal.id, id);
      const nobodys = await cook.ask.swap(plan.id, String(meal.day), meal.id, NOBODYS);
      expect(nobodys.status).toBe(409);
      expect(isDeepStrictEqual(swapped.body, nobodys.body)).toBe(user === other);
    }
  });

  test('completes the pantry only for its owner', async () => {
    const id = await recipes.add(owner.caller, PLUM_PIE);
    for (const user of [owner, other]) {
      await planningCook(user).stock(['milk', 1, 'piece']);
      const topped = await user.call('POST', `/pantry/7?recipe_id=${id}`);
      const unknown = await user.call('POST', `/pantry/7?recipe_id=${NOBODYS}`);
      expect(unknown.status).toBe(404);
      expect(isDeepStrictEqual(topped.body, unknown.body)).toBe(user === other);
    }
  });

  test('is always current: changed, then gone from search and lists', async () => {
    const id = await recipes.add(owner.caller, PLUM_PIE);
    await owner.call('GET', '/recipes/usersearch?query=plum');
    const list = (await owner.call('POST', '/lists', { body: { name: 'Pies' } })).body.data.id;
    await owner.call('POST', `/lists/${list}/recipes`, { body: { recipe_id: id } });

    await recipes.change(owner.caller, id, ownRecipe('Milky Fig Tart', ['milk', 'tomato']));
    expect((await found(owner, '/recipes/usersearch?query=plum')).titles).not.toContain('Milky Plum Pie');
    expect((await found(owner, '/recipes/usersearch?query=fig')).titles).toEqual(['Milky Fig Tart']);
    expect((await found(owner, '/recipes/usersearch?query=tomato')).titles).toContain('Milky Fig Tart');
    expect((await found(owner, `/lists/${list}/recipes`)).titles).toEqual(['Milky Fig Tart']);

    await recipes.remove(owner.caller, id);
    expect((await found(owner, '/recipes/usersearch?query=fig')).titles).not.toContain('Milky Fig Tart');
    expect((await found(owner, `/lists/${list}/recipes`)).titles).toEqual([]);
    expect((await found(owner, '/recipes/usersearch')).total).toBe(SMALL_CATALOGUE.recipes.length);
    expect((await owner.call('GET', `/recipes/${id}/details`)).status).toBe(404);
  });

  test('is changed and removed only by its owner, and nobody changes shared ones', async () => {
    const id = await recipes.add(owner.caller, PLUM_PIE);
    const stranger = await callerNamed(api.database, other.username);
    for (const [caller, recipe] of [
      [stranger, id],
      [owner.caller, 1001],
      [owner.caller, NOBODYS],
    ] as const) {
      const refusal = { name: 'Problem', status: 404, detail: 'This recipe does not exist.' };
      await expect(recipes.change(caller, recipe, PLUM_PIE)).rejects.toMatchObject(refusal);
      await expect(recipes.remove(caller, recipe)).rejects.toMatchObject(refusal);
    }
    expect((await owner.call('GET', `/recipes/${id}/details`)).status).toBe(200);
    expect((await other.call('GET', '/recipes/1001/details')).status).toBe(200);
  });

  test('is deleted with its owner', async () => {
    await recipes.add(owner.caller, PLUM_PIE);
    const body = { password: 'correct horse' };
    expect((await owner.call('POST', '/account/delete', { body })).status).toBe(204);
    const { rows } = await api.database.pool.query('select id from recipes where owner_id = $1', [
      owner.caller.userId,
    ]);
    expect(rows).toEqual([]);
    await expect(recipes.add(owner.caller, PLUM_PIE)).rejects.toMatchObject({ status: 401 });
  });

  test("stays its owner's, with the facts of a newer catalogue", async () => {
    const id = await recipes.add(owner.caller, PLUM_PIE);
    const newer = {
      ...SMALL_CATALOGUE,
      ingredients: SMALL_CATALOGUE.ingredients.map((one) =>
        one.slug === 'milk' ? { ...one, allergens: ['dairy' as const] } : one,
      ),
    };
    await seedCatalogue(api.database.db, () => undefined, newer, `test ${id}`);
    await until(async () => {
      const { body } = await owner.call('GET', '/recipes/usersearch?query=plum');
      return JSON.stringify(body.data.recipes[0]?.allergens ?? null).includes('dairy');
    });
    expect((await found(other, '/recipes/usersearch?query=plum')).titles).not.toContain('Milky Plum Pie');
    expect((await other.call('GET', `/recipes/${id}/details`)).status).toBe(404);
  });

  describe('while a newer catalogue is seeded', () => {
    const sesame = (allergens: 'sesame'[]) => ({
      ...SMALL_CATALOGUE,
      ingredients: SMALL_CATALOGUE.ingredients.map((one) =>
        one.slug === 'egg' ? { ...one, allergens } : one,
      ),
    });
    const seed = (allergens: 'sesame'[]) =>
      seedCatalogue(api.database.db, () => undefined, sesame(allergens), randomUUID());
    const kept = async (id: number) => {
      const { rows } = await api.database.pool.query('select title, allergens from recipes where id = $1', [
        id,
      ]);
      return rows[0] as { title: string; allergens: string[] } | undefined;
    };
    beforeEach(() => seed([]));

    test.each([
      { what: 'changed', sql: "update recipes set title = 'Plum Cake'", title: 'Plum Cake' },
      { what: 'deleted', sql: 'delete from recipes', title: undefined },
    ])('it stays $what', async ({ sql, title }) => {
      const id = await recipes.add(owner.caller, PLUM_PIE);
      await askWhileHeld(api.database.pool, `${sql} where id = ${id}`, () => seed(['sesame']));
      expect((await kept(id))?.title).toBe(title);
    });

    test('it has the new facts, wherever it is written', async () => {
      let adding: Promise<number> | undefined;
      await askWhileHeld(
        api.database.pool,
        'lock table catalogue_state in exclusive mode',
        () => seed(['sesame']),
        () => {
          adding = recipes.add(owner.caller, PLUM_PIE);
        },
      );
      expect((await kept(await adding!))?.allergens).toContain('sesame');
    });

    test('it has the new facts on a server that has not loaded them yet', async () => {
      const stale = (await readSnapshot(api.database.db))!;
      await seed(['sesame']);
      const late = makeOwnRecipeService(api.database.db, { current: () => stale }, () => new Date());
      const pie = asOwn(PLUM_PIE, stale.names);
      const { id } = await late.add(owner.caller, pie);
      expect((await kept(id))?.allergens).toContain('sesame');
      await seed([]);
      await late.change(owner.caller, id, { ...pie, servings: 3 });
      expect((await kept(id))?.allergens).not.toContain('sesame');
    });
  });

  test('leaves nothing behind if its server dies while writing', async () => {
    const { pool } = api.database;
    const before = await pool.query('select own_recipes_version from users where id = $1', [
      owner.caller.userId,
    ]);
    const lock = await pool.connect();
    await lock.query('begin; lock table recipe_ingredients in exclusive mode');
    // The recipe is written; its lines wait for the lock, then the connection is cut.
    const adding = recipes.add(owner.caller, PLUM_PIE).catch((error: unknown) => error);
    await until(async () => {
      const { rowCount } = await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "recipe_ingredients"%'`,
      );
      return rowCount === 1;
    });
    expect(await adding).toBeInstanceOf(Error);
    await lock.query('rollback');
    lock.release();
    const { rows } = await pool.query('select id from recipes where owner_id = $1', [owner.caller.userId]);
    expect(rows).toEqual([]);
    const after = await pool.query('select own_recipes_version from users where id = $1', [
      owner.caller.userId,
    ]);
    expect(after.rows).toEqual(before.rows);
  });
});

test('many cooks who add at once all get their own', async () => {
  const cooks = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const user = await api.signUp();
      return { ...user, caller: await callerNamed(api.database, user.username) };
    }),
  );
  // No more at once than the pool has connections: on a busy machine, waiting for one would end in 503.
  const names = Array.from({ length: 3 }, (_, nth) => `Quince Jam ${nth}`);
  await Promise.all(
    cooks.flatMap(({ caller, call }) =>
      names.map(async (title) => {
        await recipes.add(caller, ownRecipe(title, ['milk']));
        await call('GET', '/recipes/usersearch?query=quince');
      }),
    ),
  );
  for (const cook of cooks) {
    expect((await found(cook, '/recipes/usersearch?query=quince')).titles.toSorted()).toEqual(names);
  }
});

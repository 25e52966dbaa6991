import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const NOWHERE = '01976b0e-5a10-7c3e-9a55-0242ac120002';

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
beforeEach(async () => {
  user = await api.signUp();
});
afterAll(() => api.close());

async function create(name: string, of = user): Promise<string> {
  const { status, body } = await of.call('POST', '/lists', { body: { name } });
  expect(status).toBe(201);
  return body.data.id;
}

async function favorites(of = user): Promise<string> {
  const { body } = await of.call('GET', '/lists');
  return body.lists[0].id;
}

const save = (list: string, recipe: number, of = user) =>
  of.call('POST', `/lists/${list}/recipes`, { body: { recipe_id: recipe } });

async function recipesOf(list: string, query = '') {
  const { status, body } = await user.call('GET', `/lists/${list}/recipes${query}`);
  expect(status).toBe(200);
  return body.data as { recipes: { id: number; matchPercentage?: number }[]; total: number };
}

describe('lists', () => {
  test('a new account has only Favorites [CALL-24 CONST-21 CONST-22 DATA-35]', async () => {
    const { body } = await user.call('GET', '/lists');
    expect(body.lists).toMatchObject([
      { name: 'Favorites', description: null, list_type: 'default', recipe_count: 0 },
    ]);
  });

  test('are sorted with Favorites first, then newest first', async () => {
    await create('Older');
    api.pass(1_000);
    await create('Newer');
    const { body } = await user.call('GET', '/lists');
    expect(body.lists.map(({ name }: { name: string }) => name)).toEqual(['Favorites', 'Newer', 'Older']);
  });

  test('are created once per Idempotency-Key', async () => {
    const make = (name: string) =>
      user.call('POST', '/lists', { body: { name }, headers: { 'idempotency-key': 'list-1' } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => make('Sunday dinners')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { body } = await user.call('GET', '/lists');
    expect(body.lists.slice(1)).toEqual([answers[0]?.body.data]);
    expect((await make('Monday dinners')).status).toBe(409);
    expect((await user.call('POST', '/lists', { body: { name: 'Sunday dinners' } })).status).toBe(409);
  });

  test('are created with a tidied name and a description [CALL-25 CALL-26 CONST-22 DATA-34 DATA-35 DATA-38]', async () => {
    const { body } = await user.call('POST', '/lists', {
      body: { name: '  Sunday   dinners ', description: 'Slow' },
    });
    expect(body.data).toMatchObject({
      name: 'Sunday dinners',
      description: 'Slow',
      list_type: 'custom',
      recipe_count: 0,
    });
    const read = await user.call('GET', `/lists/${body.data.id}`);
    expect(read.body.data).toEqual(body.data);
  });

  test.each(['sunday dinners', 'SUNDAY  DINNERS', 'Ｓunday dinners', 'favorites'])(
    'are not created twice: %s',
    async (name) => {
      await create('Sunday dinners');
      const { status, body } = await user.call('POST', '/lists', { body: { name } });
      expect(status).toBe(409);
      expect(body.detail).toBe('A list with this name already exists');
    },
  );

  test('of ten parallel calls with one name, one creates the list', async () => {
    const calls = Array.from({ length: 10 }, () => user.call('POST', '/lists', { body: { name: 'Soups' } }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });

  test('may have the same name for two cooks', async () => {
    const mine = await create('Soups');
    expect(await create('Soups', await api.signUp())).not.toBe(mine);
  });

  test.each([
    { why: 'no name', body: {} },
    { why: 'an empty name', body: { name: '' } },
    { why: 'white space', body: { name: '   ' } },
    { why: 'a name too long', body: { name: 'x'.repeat(101) } },
    { why: 'a line break', body: { name: 'a\nb' } },
    { why: 'a description too long', body: { name: 'Soups', description: 'x'.repeat(501) } },
    { why: 'a custom type', body: { name: 'Soups', list_type: 'default' } },
    { why: 'an owner', body: { name: 'Soups', user_id: NOWHERE } },
    { why: 'a name that is not text', body: { name: 5 } },
  ])('are rejected for $why', async ({ body }) => {
    expect((await user.call('POST', '/lists', { body })).status).toBe(400);
    const list = await create('Breakfasts');
    expect((await user.call('PUT', `/lists/${list}`, { body })).status).toBe(400);
  });

  test('are limited to 200', async () => {
    for (let made = 1; made < 200; made += 20) {
      const some = Array.from({ length: Math.min(20, 200 - made) }, (_, at) => create(`List ${made + at}`));
      await Promise.all(some);
    }
    const { status, body } = await user.call('POST', '/lists', { body: { name: 'One more' } });
    expect([status, body.detail]).toEqual([409, 'You can have at most 200 lists.']);
  });
});

describe('a change', () => {
  test('renames, and keeps an omitted description [CALL-27 DATA-38]', async () => {
    const list = await create('Soups');
    await user.call('PUT', `/lists/${list}`, { body: { name: 'Soups', description: 'Warm' } });
    const { status, body } = await user.call('PUT', `/lists/${list}`, { body: { name: 'SOUPS' } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'SOUPS', description: 'Warm' });
    const cleared = await user.call('PUT', `/lists/${list}`, { body: { name: 'SOUPS', description: ' ' } });
    expect(cleared.body.data.description).toBeNull();
  });

  test("to another list's name is rejected", async () => {
    await create('Soups');
    const list = await create('Salads');
    const { status, body } = await user.call('PUT', `/lists/${list}`, { body: { name: 'soups' } });
    expect([status, body.detail]).toEqual([409, 'A list with this name already exists']);
  });

  test('of Favorites is rejected, and so is its deletion [ROLE-03]', async () => {
    const id = await favorites();
    for (const answer of [
      await user.call('PUT', `/lists/${id}`, { body: { name: 'Mine' } }),
      await user.call('DELETE', `/lists/${id}`),
    ]) {
      expect([answer.status, answer.body.detail]).toEqual([403, 'The Favorites list cannot be changed.']);
    }
  });

  test('deletes a list with its entries [CALL-28]', async () => {
    const list = await create('Soups');
    await save(list, 1001);
    expect((await user.call('DELETE', `/lists/${list}`)).status).toBe(204);
    expect((await user.call('GET', `/lists/${list}`)).status).toBe(404);
    expect((await user.call('GET', '/recipes/1001/lists')).body).toEqual({ lists: [] });
  });
});

describe('recipes of a list', () => {
  test('are added once, newest first, with pages [CALL-29 CALL-30 DATA-37 DATA-39]', async () => {
    const list = await create('Soups');
    for (const recipe of [1001, 1002, 2001]) {
      expect((await save(list, recipe)).status).toBe(201);
      api.pass(10);
    }
    const again = await save(list, 1001);
    expect([again.status, again.body.data]).toEqual([200, { list_id: list, recipe_id: 1001 }]);
    expect((await recipesOf(list)).recipes.map(({ id }) => id)).toEqual([2001, 1002, 1001]);
    const page = await recipesOf(list, '?limit=1&offset=1');
    expect([page.recipes.map(({ id }) => id), page.total]).toEqual([[1002], 3]);
    expect((await user.call('GET', `/lists/${list}`)).body.data.recipe_count).toBe(3);
  });

  test('include pantry matches if there is a pantry', async () => {
    const list = await create('Soups');
    await save(list, 1002);
    expect((await recipesOf(list)).recipes[0]).not.toHaveProperty('matchPercentage');
    const items = [{ ingredient_name: 'basmati rice', quantity: 1, unit: 'kg' }];
    await user.call('POST', '/pantry/bulk', { body: { items } });
    expect((await recipesOf(list)).recipes[0]?.matchPercentage).toBe(50);
  });

  test('can be removed, but only when present [CALL-31]', async () => {
    const list = await create('Soups');
    await save(list, 1001);
    expect((await user.call('DELETE', `/lists/${list}/recipes/1001`)).status).toBe(204);
    const { status, body } = await user.call('DELETE', `/lists/${list}/recipes/1001`);
    expect([status, body.detail]).toEqual([404, 'This recipe is not in the list.']);
    expect((await recipesOf(list)).total).toBe(0);
  });

  test('must exist', async () => {
    const { status, body } = await save(await favorites(), 999_999);
    expect([status, body.detail]).toEqual([404, 'This recipe does not exist.']);
  });

  test('added twenty times at once are listed once', async () => {
    const list = await create('Soups');
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => save(list, 1001)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
  });

  test('added while the list is deleted are rejected without an internal error', async () => {
    const lists = await Promise.all(Array.from({ length: 10 }, (_, at) => create(`List ${at}`)));
    const answers = await Promise.all(
      lists.flatMap((list) => [
        save(list, 1001).then(({ status }) => [201, 404].includes(status)),
        user.call('DELETE', `/lists/${list}`).then(({ status }) => status === 204),
      ]),
    );
    expect(answers).not.toContain(false);
  });
});

describe('membership', () => {
  test('names the lists of one recipe and of many [CALL-32 CALL-33 DATA-40 DATA-41]', async () => {
    const list = await create('Soups');
    const liked = await favorites();
    await save(list, 1001);
    await save(liked, 1001);
    await save(liked, 1002);
    const both = [{ id: list }, { id: liked }].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect((await user.call('GET', '/recipes/1001/lists')).body).toEqual({ lists: both });
    const { body } = await user.call('POST', '/recipes/batch-lists', {
      body: { recipe_ids: [1001, 1002, 2001, 999_999] },
    });
    expect(body.data).toEqual({
      '1001': { lists: both },
      '1002': { lists: [{ id: liked }] },
      '2001': { lists: [] },
      '999999': { lists: [] },
    });
  });

  test('of an unknown recipe is 404', async () => {
    expect((await user.call('GET', '/recipes/999999/lists')).status).toBe(404);
  });

  test.each([{ recipe_ids: [] }, { recipe_ids: Array.from({ length: 201 }, (_, at) => at + 1) }, {}])(
    'requires 1 to 200 recipes',
    async (body) => {
      expect((await user.call('POST', '/recipes/batch-lists', { body })).status).toBe(400);
    },
  );

  test("never includes another cook's lists", async () => {
    const other = await api.signUp();
    await save(await favorites(other), 1001, other);
    expect((await user.call('GET', '/recipes/1001/lists')).body).toEqual({ lists: [] });
    const { body } = await user.call('POST', '/recipes/batch-lists', { body: { recipe_ids: [1001] } });
    expect(body.data).toEqual({ '1001': { lists: [] } });
  });
});

test("another cook's list looks like one that does not exist", async () => {
  const other = await api.signUp();
  const foreign = await create('Private', other);
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PUT', '', { name: 'Taken over' }],
    ['DELETE', '', undefined],
    ['GET', '/recipes', undefined],
    ['POST', '/recipes', { recipe_id: 1001 }],
    ['DELETE', '/recipes/1001', undefined],
  ] as const) {
    const [theirs, nobodys] = await Promise.all(
      [foreign, NOWHERE].map((id) => user.call(method, `/lists/${id}${path}`, { body })),
    );
    expect([method, path, theirs!.status]).toEqual([method, path, 404]);
    expect(theirs!.body).toEqual(nobodys!.body);
  }
  expect((await other.call('GET', `/lists/${foreign}`)).body.data.name).toBe('Private');
});

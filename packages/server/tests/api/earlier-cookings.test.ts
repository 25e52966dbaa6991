import { LIMITS } from '@larder/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { recipeCook } from './recipe-cook.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const RECIPE = 1002;
const LAST_MAY = { date: '2020-05-31', servings: 4 };

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
beforeEach(async () => {
  user = await api.signUp();
});
afterAll(() => api.close());

const add = (cooked: readonly object[], id = RECIPE, from = user) =>
  from.call('POST', `/recipes/${id}/cookings`, { body: { cooked } });
const exported = async () => (await user.call('GET', '/account/export')).body.data.memories;

test('dinners of earlier days count, of own recipes too, and are exported as they were sent [IMPORT-14]', async () => {
  const { id: own } = await recipeCook(user).add();
  for (const id of [RECIPE, own]) {
    // A meal for a hundred that was cooked double.
    const cooked = [LAST_MAY, { date: '2020-06-02', servings: 200 }];
    const { status, body } = await add(cooked, id);
    expect([status, body.data.cooked]).toEqual([200, { times: 2, last: '2020-06-02' }]);
    expect(await exported()).toContainEqual(expect.objectContaining({ recipe_id: id, cooked }));
  }
});

test('sent again they change nothing, and two dinners on one day are two', async () => {
  await add([LAST_MAY]);
  expect((await add([LAST_MAY])).body.data.cooked.times).toBe(1);
  expect((await add([LAST_MAY, LAST_MAY])).body.data.cooked.times).toBe(2);
  expect((await add([{ ...LAST_MAY, servings: 2 }])).body.data.cooked.times).toBe(3);
});

test.each(['2199-01-01', '9999-01-01', '0001-01-01'])('no dinner was on %s', async (date) => {
  const { status, body } = await add([LAST_MAY, { date, servings: 4 }]);
  expect([status, body.errors?.[0]?.path]).toEqual([400, '/cooked/1/date']);
  expect(await exported()).toEqual([]);
});

test('there is an end to them', async () => {
  await api.database.pool.query(
    `insert into cookings (user_id, id, recipe_id, servings, cooked_on, cooked_at, deed)
     select users.id, gen_random_uuid(), $2, 4, '2020-01-01', now(), 'earlier' from users, generate_series(1, $3::int)
     where username = $1`,
    [user.username, RECIPE, LIMITS.cookings.max - 1],
  );
  expect((await add([LAST_MAY, LAST_MAY])).status).toBe(409);
  expect((await add([LAST_MAY])).status).toBe(200);
});

test('nobody adds them to a recipe that they cannot read', async () => {
  const { id: own } = await recipeCook(user).add();
  expect((await add([LAST_MAY], own, await api.signUp())).status).toBe(404);
});

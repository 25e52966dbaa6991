import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_OWN_RECIPE_ID } from '../../src/platform/database/schema.ts';
import { THREADS } from '../../src/plan/planner-thread.ts';
import { BASE_PATH } from './agreement.ts';
import { startApi, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());

const claimsOf = async (username: string) =>
  (
    await api.database.pool.query(
      'select from plan_claims join users on users.id = user_id where username = $1',
      [username],
    )
  ).rowCount;

/** How many statements wait for a lock. */
const countWaiting = async () =>
  (
    await api.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount;

/** Asks for a plan as a browser that may go. */
function askForPlan(cook: User) {
  const gone = new AbortController();
  const answer = fetch(`${api.origin}${BASE_PATH}/meal-plans/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cook.accessToken}` },
    signal: gone.signal,
  }).then(
    ({ status }) => status,
    (error: Error) => error.name,
  );
  return { cook, gone, answer };
}

test('a plan that waits knows its place, and is not made if its client disconnected [LUNCH-07]', async () => {
  const cooks = await Promise.all(Array.from({ length: THREADS + 1 }, () => api.signUp()));
  const places = () =>
    Promise.all(cooks.map(async (cook) => (await cook.call('GET', '/meal-plans/queue')).body.data.before));
  expect(await places()).toEqual(cooks.map(() => null));

  const claims = await api.database.pool.connect();
  const recipes = await api.database.pool.connect();
  const asked = [];
  let waiting = -1;
  try {
    await claims.query('begin; lock table plan_claims in exclusive mode');
    asked.push(...cooks.map(askForPlan));
    await expect.poll(countWaiting).toBe(cooks.length);
    // As many plans as there are threads wait for the recipes to load, and one for these.
    await recipes.query('begin; lock table recipes in access exclusive mode');
    await claims.query('commit');
    await expect.poll(async () => (await places()).filter((place) => place !== null)).toEqual([0]);
    waiting = (await places()).indexOf(0);
    asked[waiting]!.gone.abort();
    expect(await asked[waiting]!.answer).toBe('AbortError');
    await expect.poll(() => claimsOf(cooks[waiting]!.username)).toBe(0);
  } finally {
    await claims.query('commit');
    await recipes.query('commit');
    claims.release();
    recipes.release();
  }
  const others = asked.filter((_, at) => at !== waiting);
  expect(await Promise.all(others.map(({ answer }) => answer))).toEqual(others.map(() => 201));
  expect((await cooks[waiting]!.call('GET', '/meal-plans/current')).status).toBe(404);
  expect((await cooks[waiting]!.call('POST', '/meal-plans/generate')).status).toBe(201);
});

test('of eight simultaneous plans of one cook, all different, five are made and the others refused with a sentence', async () => {
  const { call } = await api.signUp();
  const flags = ['vegetarian', 'vegan', 'dairy_free', 'egg_free'];
  const plan = (nth: number) => {
    const filters = flags.filter((_, bit) => ((nth + 1) >> bit) % 2 === 1);
    return call('POST', `/meal-plans/generate?dietary_filters=${filters.join(',')}`);
  };
  const answers = await Promise.all(Array.from({ length: 8 }, (_, nth) => plan(nth)));
  const refused = answers.filter(({ status }) => status !== 201);
  // The first may be done before the last is asked for.
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(3);
  for (const { status, headers, body: problem } of refused) {
    expect({ status, detail: problem.detail, after: headers.get('retry-after') }).toEqual({
      status: 429,
      detail: 'You are asking for too many plans and swaps at once. Please wait a moment.',
      after: '2',
    });
  }
  expect((await plan(0)).status).toBe(201);
}, 120_000);

test('thirty simultaneous swaps are answered or rejected with a sentence, and the next one is answered', async () => {
  const { call } = await api.signUp();
  const { body } = await call('POST', '/meal-plans/generate');
  const [meal] = body.data.meal_plan;
  const swap = () => call('GET', `/meal-plans/current/meals/${meal.day}/swap?plan_id=${body.data.id}`);
  const answers = await Promise.all(Array.from({ length: 30 }, swap));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(30);
  for (const { status, headers, body: problem } of refused) {
    expect({ status, detail: problem.detail, after: headers.get('retry-after') }).toEqual({
      status: 429,
      detail: 'You are asking for too many plans and swaps at once. Please wait a moment.',
      after: '2',
    });
  }
  expect((await swap()).status).toBe(200);
});

test('thirty simultaneous swaps to dinners that were never proposed are refused with a sentence, most of them before one is made', async () => {
  const { call } = await api.signUp();
  const { body } = await call('POST', '/meal-plans/generate');
  const [meal] = body.data.meal_plan;
  const swap = () =>
    call('POST', `/meal-plans/current/meals/${meal.day}/swap`, {
      body: { plan_id: body.data.id, recipe_id: meal.id, new_recipe_id: FIRST_OWN_RECIPE_ID + 7 },
    });
  const answers = await Promise.all(Array.from({ length: 30 }, swap));
  const refused = answers.filter(({ status }) => status === 429);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409, 429]));
  expect(refused.length).toBeGreaterThan(10);
  for (const { headers, body: problem } of refused) {
    expect([problem.detail, headers.get('retry-after')]).toEqual([
      'You are asking for too many plans and swaps at once. Please wait a moment.',
      '2',
    ]);
  }
  expect((await swap()).status).toBe(409);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { fillEverything, ownedTables, rowsOf } from './owned-tables.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const PASSWORD = 'correct horse';
const NEXT = 'staple and salt';

let api: Api;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());

const logIn = (username: string, password: string) =>
  api.call('POST', '/auth/login', { body: { username, password } });
const refresh = (token: string) => api.call('POST', '/auth/refresh', { body: { refresh_token: token } });
const change = ({ call }: Pick<User, 'call'>, current_password: string, new_password: string) =>
  call('POST', '/account/password', { body: { current_password, new_password } });
const remove = ({ call }: Pick<User, 'call'>, password: string) =>
  call('POST', '/account/delete', { body: { password } });

describe('changing the password', () => {
  test('ends the other sessions but not this one', async () => {
    const cook = await api.signUp();
    const other = (await logIn(cook.username, PASSWORD)).body.data;
    expect((await api.as(other.access_token)('GET', '/pantry')).status).toBe(200);
    expect((await change(cook, PASSWORD, NEXT)).status).toBe(204);
    expect((await api.as(other.access_token)('GET', '/pantry')).status).toBe(401);
    expect((await refresh(other.refresh_token)).status).toBe(401);
    expect((await cook.call('GET', '/pantry')).status).toBe(200);
    expect((await refresh(cook.refreshToken)).status).toBe(200);
    expect((await logIn(cook.username, PASSWORD)).status).toBe(401);
    expect((await logIn(cook.username, NEXT)).status).toBe(200);
  });

  test('does not let a login with the old password slip through', async () => {
    const cook = await api.signUp();
    const [, ...logins] = await Promise.all([
      change(cook, PASSWORD, NEXT),
      ...Array.from({ length: 6 }, () => logIn(cook.username, PASSWORD)),
    ]);
    for (const { body } of logins.filter(({ status }) => status === 200)) {
      expect((await refresh(body.data.refresh_token)).status).toBe(401);
    }
  });
});

test('guesses with a stolen token count as failed logins', async () => {
  const strict = await startApi({
    catalogue: SMALL_CATALOGUE,
    attemptsPerMinute: 3,
    database: { ...api.database, close: async () => undefined },
  });
  strict.pass(60_000); // Other tests have failed logins in this minute, from the same address.
  const cook = await strict.signUp();
  const answers = [];
  for (let guess = 0; guess < 4; guess += 1) answers.push(await remove(cook, 'wrong horse'));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
  expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
  await strict.close();
});

describe('deleting the account', () => {
  test('leaves nothing of the user in any table, and nothing else changes', async () => {
    const cook = await fillEverything(api);
    const neighbour = await fillEverything(api);
    const tables = await ownedTables(api);
    expect(tables.length).toBeGreaterThan(9);
    const counts = async (userId: string) =>
      Promise.all(tables.map(async (table) => [table, (await rowsOf(api, table, userId)) > 0] as const));
    const all = (isThere: boolean) => tables.map((table) => [table, isThere]);
    expect(await counts(cook.id)).toEqual(all(true));

    expect((await remove(cook, 'wrong horse')).status).toBe(400);
    expect(await counts(cook.id)).toEqual(all(true));
    expect((await remove(cook, PASSWORD)).status).toBe(204);
    expect(await counts(cook.id)).toEqual(all(false));
    expect(await counts(neighbour.id)).toEqual(all(true));
  });

  test('ends its tokens and frees its username for a new empty account', async () => {
    const cook = await fillEverything(api);
    await remove(cook, PASSWORD);
    expect((await cook.call('GET', '/pantry')).status).toBe(401);
    expect((await refresh(cook.refreshToken)).status).toBe(401);
    expect((await logIn(cook.username, PASSWORD)).status).toBe(401);
    const heir = await api.signUp(cook.username, NEXT);
    expect((await heir.call('GET', '/pantry')).body.data.pantryItems).toEqual([]);
    expect((await cook.call('GET', '/pantry')).status).toBe(401);
  });
});

/** Where the export has a table's rows, or why not. */
const EXPORTED: Record<string, string | { why: string }> = {
  users: 'account',
  recovery_codes: 'account.recovery_code',
  email_addresses: 'account.email',
  mailed_links: { why: 'hashes of secrets' },
  sessions: 'sign_ins',
  preferences: 'preferences',
  pantry_items: 'pantry',
  pantry_additions: 'added',
  own_ingredients: 'own_ingredients',
  recipes: 'own_recipes',
  recipe_memories: 'memories',
  cookings: 'memories.cooked',
  recipe_photos: 'memories',
  lists: 'lists',
  list_recipes: 'lists.recipes',
  meal_plans: 'meal_plan',
  previous_meal_plans: { why: 'on its way out: kept for a day so that it can be brought back' },
  pantry_deeds: { why: 'how the pantry became what it is, kept while it can be undone' },
  removals: { why: 'on its way out: kept for a day so that it can be brought back' },
  refresh_tokens: { why: 'hashes of secrets' },
  pantries: { why: 'a lock, and the number of the next own ingredient' },
  idempotency_keys: { why: 'keeps a request from being done twice' },
  plan_claims: { why: 'keeps a plan from being made twice' },
};

test('the export has every row of every table, or the table is excluded for a reason', async () => {
  const cook = await fillEverything(api);
  expect(Object.keys(EXPORTED).toSorted()).toEqual((await ownedTables(api)).toSorted());
  const { status, body, headers } = await cook.call('GET', '/account/export');
  expect(status).toBe(200);
  const today = new Date().toISOString().slice(0, 10);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="larder-${today}.json"`);
  expect(headers.get('cache-control')).toBe('no-store');

  const entries = (place: string): number =>
    place
      .split('.')
      .reduce<Record<string, object>[]>(
        (found, key) => found.flatMap((part) => (part[key] ?? []) as Record<string, object>[]),
        [body.data],
      ).length;
  const places = Object.entries(EXPORTED).filter(([, place]) => typeof place === 'string');
  const rows = places.map(async ([table]) => [table, await rowsOf(api, table, cook.id)]);
  expect(places.map(([table, place]) => [table, entries(String(place))])).toEqual(await Promise.all(rows));
  for (const word of [cook.username, ...cook.words]) expect(JSON.stringify(body)).toContain(word);
  expect(JSON.stringify(body)).not.toContain('argon2');
  expect(JSON.stringify(body.data.pantry)).toContain('"=SUM(A1) sauce"');
});

test("a new cook's export is empty", async () => {
  const { call, username } = await api.signUp();
  const { body } = await call('GET', '/account/export');
  expect(body.data).toMatchObject({
    account: { username },
    preferences: null,
    pantry: [],
    own_ingredients: [],
    added: [],
    own_recipes: [],
    lists: [{ name: 'Favorites', recipes: [] }],
    meal_plan: null,
  });
});

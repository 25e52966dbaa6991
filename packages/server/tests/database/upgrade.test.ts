import type pg from 'pg';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backfillSkeletons } from '../../src/accounts/skeleton-backfill.ts';
import { makeAccessTokens } from '../../src/accounts/auth/access-tokens.ts';
import { deriveKeys } from '../../src/accounts/auth/keys.ts';
import { hashSecret, newSecret, writeRefreshToken } from '../../src/accounts/auth/refresh-tokens.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { AUTH_SECRET, startApi, type Api, type Call } from '../api/api.ts';
import { createDatabase, openTestDatabase } from '../support/database.ts';
import { openOlderDatabase } from '../support/older-database.ts';

/** When the fixture was made: what is kept for a day is still there. */
const THEN = Date.parse('2026-11-24T21:00:00Z');

type Rows = Record<string, object[]>;

/** Every row of every table, as JSON. */
async function allRows(pool: pg.Pool): Promise<Rows> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const entries = tables.map(async ({ name }): Promise<[string, object[]]> => {
    const { rows } = await pool.query<{ row: object }>(
      `select to_jsonb(t) as row from "${name}" t order by t`,
    );
    return [name, rows.map(({ row }) => row)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Every column, constraint and index, in any order. */
async function shape(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select table_name::text as on, column_name::text as name,
       concat_ws(' ', udt_name, is_nullable, column_default, datetime_precision, is_identity, is_generated) as what
     from information_schema.columns where table_schema = 'public'
     union all
     select conrelid::regclass::text, conname, pg_get_constraintdef(oid)
     from pg_constraint where connamespace = 'public'::regnamespace
     union all
     select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
     order by 1, 2, 3`,
  );
  return rows;
}

let api: Api;
let before: Rows;
let after: Rows;
let call: Call;

beforeAll(async () => {
  const database = await openOlderDatabase();
  before = await allRows(database.pool);
  await migrateDatabase(database.pool);
  after = await allRows(database.pool);
  api = await startApi({ database });
  api.pass(THEN - Date.now());
  const login = await api.call('POST', '/auth/login', {
    body: { username: 'ada', password: 'correct horse battery' },
  });
  call = api.as(login.body.data.access_token);
});
afterAll(() => api.close());

const read = async (path: string) => {
  const { status, body } = await call('GET', path);
  expect(status).toBe(200);
  return body;
};

test('the pre-release database has a row in every table', () => {
  expect(Object.keys(before)).toHaveLength(24);
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
});

/** Login tables. Their rows end with the upgrade: they do not match the new secret. */
const LOGINS = ['sessions', 'refresh_tokens'];
/** Their days get other names. */
const PLANS = ['meal_plans', 'previous_meal_plans'];

test('the upgrade keeps every row and value, and invents nothing [BATCH-15]', () => {
  const kept = Object.entries(before).filter(([name]) => ![...LOGINS, ...PLANS].includes(name));
  expect(after).toMatchObject(Object.fromEntries(kept));
});

test.each(PLANS)('the days of %s, made on a Tuesday, become real weekdays [PLAN-44]', (name) => {
  const FROM_TUESDAY = {
    Monday: 'Tuesday',
    Tuesday: 'Wednesday',
    Wednesday: 'Thursday',
    Thursday: 'Friday',
    Friday: 'Saturday',
    Saturday: 'Sunday',
    Sunday: 'Monday',
  } as const;
  type Row = { made_on: string; plan: { meals: { day: keyof typeof FROM_TUESDAY }[] } };
  const rows = (before[name] as Row[]).map((row) => ({
    ...row,
    plan: {
      ...row.plan,
      startsOn: '2026-11-24',
      meals: row.plan.meals.map((meal) => ({ ...meal, day: FROM_TUESDAY[meal.day] })),
    },
  }));
  expect(rows.map((row) => row.made_on)).toEqual(['2026-11-24']);
  expect(after[name]).toMatchObject(rows);
});

test.each(LOGINS)('after the upgrade %s is empty: everyone logs in again', (name) => {
  expect(after[name]).toEqual([]);
});

test('the first start stores the skeletons of its usernames', async () => {
  await backfillSkeletons(api.database.db);
  const { rows } = await api.database.pool.query(
    'select username, username_key, key_skeleton from users order by username',
  );
  expect(rows).toEqual([{ username: 'ada', username_key: 'ada', key_skeleton: 'ada' }]);
});

test('an upgraded database has the schema of a new one', async () => {
  const { pool, close } = openTestDatabase(await createDatabase());
  await migrateDatabase(pool);
  expect(await shape(api.database.pool)).toEqual(await shape(pool));
  await close();
});

test('its cook logs in and finds the pantry, with its dates [BATCH-15]', async () => {
  const { pantryItems } = (await read('/pantry')).data;
  const found = pantryItems.map(
    (item: { ingredients: { name: string }; quantity: number; expiry_date: string }) => [
      item.ingredients.name,
      item.quantity,
      item.expiry_date,
    ],
  );
  expect(found.toSorted()).toEqual([
    ['chocolate', 2, null],
    ['egg', null, '2026-11-29'],
    ['milk', 1, null],
    ['moon cheese', 2, null],
    ['rice', 500, '2026-12-14'],
    ['salmon', 300, '2026-11-26'],
    ['tomato', 3, null],
  ]);
});

test('… the lists with their recipes, including imported and own ones, all of which open', async () => {
  const { lists } = await read('/lists');
  expect(lists).toMatchObject([
    { name: 'Favorites', recipe_count: 4 },
    { name: 'Sunday pots', description: 'Slow, and worth it', recipe_count: 1 },
  ]);
  const { recipes } = (await read(`/lists/${lists[0].id}/recipes`)).data;
  expect(recipes.map(({ title }: { title: string }) => title)).toEqual([
    'Grandmother’s rice',
    'Imported toast',
    'Carbonara',
    'Chicken Biryani',
  ]);
  for (const { id, title } of recipes) {
    expect((await read(`/recipes/${id}/details?hasPantry=true`)).data).toMatchObject({ id, title });
  }
});

test('… the preferences, the plan with what was cooked and bought, and the plan before it', async () => {
  expect((await read('/preferences')).data).toMatchObject({
    // There were no dislikes and staples yet.
    preferences: {
      allergies: ['sesame'],
      cooking_experience: 'beginner',
      dislikes: [],
      staples: null,
      units: 'as_written',
    },
  });
  const plan = (await read('/meal-plans/current')).data;
  expect(plan.meal_plan.map(({ date, day }: Record<'date' | 'day', string>) => `${day} ${date}`)).toEqual([
    'Tuesday 2026-11-24',
    'Wednesday 2026-11-25',
    'Thursday 2026-11-26',
    'Saturday 2026-11-28',
    'Sunday 2026-11-29',
    'Monday 2026-11-30',
  ]);
  expect(plan.meal_plan.filter((meal: { cooked_at: string | null }) => meal.cooked_at)).toHaveLength(1);
  expect(plan.purchases).toHaveLength(1);
  expect((await call('GET', '/meal-plans/previous')).status).toBe(200);
  expect((await call('GET', '/account/export')).status).toBe(200);
});

test('… and edits an own recipe that was stored before anybody could write one', async () => {
  const { recipes } = (await read('/recipes/usersearch?mine=true')).data;
  expect(recipes).toMatchObject([{ title: 'Grandmother’s rice', own: true }]);
  const { id, version, own, ...source } = (await read(`/recipes/${recipes[0].id}/source`)).data;
  expect(own).toBe(true);
  expect(source.ingredients.length).toBeGreaterThan(0);
  const body = { ...source, title: 'Grandmother’s own rice', base_version: version };
  expect((await call('PUT', `/recipes/${id}`, { body })).status).toBe(200);
  const again = (await read(`/recipes/${id}/source`)).data;
  expect(again).toMatchObject({ ...source, title: 'Grandmother’s own rice' });
  await call('PUT', `/recipes/${id}`, { body: source });
});

test('… and restores what was removed before the upgrade', async () => {
  const removed = after['removals']!.map(({ thing }: { thing?: string }) => thing!.split('/'));
  for (const [kind, id, , recipe] of removed) {
    const restoring =
      kind === 'pantry'
        ? call('POST', '/pantry/restore', { body: { ids: [id] } })
        : call('POST', recipe ? `/lists/${id}/recipes/${recipe}/restore` : `/lists/${id}/restore`);
    expect((await restoring).status).toBe(200);
  }
});

test('while it is being replaced, an older server still logs cooks in, for as long as their access tokens last', async () => {
  const { pool } = api.database;
  const { rows } = await pool.query<{ id: string }>("select id from users where username = 'ada'");
  const [userId, sessionId, secret] = [rows[0]!.id, uuid(), newSecret()];
  const now = new Date(THEN);
  const end = new Date(THEN + 3_600_000);
  // What the first release writes.
  await pool.query('insert into sessions (user_id, id, created_at, expires_at) values ($1, $2, $3, $4)', [
    userId,
    sessionId,
    now,
    end,
  ]);
  await pool.query(
    `insert into refresh_tokens (user_id, id, session_id, secret_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [userId, uuid(), sessionId, hashSecret(secret), now, end],
  );
  const neighbour = await startApi({ database: { ...api.database, close: async () => undefined } });
  await neighbour.close();
  const accessTokens = makeAccessTokens(deriveKeys(AUTH_SECRET).accessTokens, () => now);
  const older = api.as(await accessTokens.sign({ userId, sessionId }));
  expect((await older('GET', '/lists')).status).toBe(200);
  const body = { refresh_token: writeRefreshToken({ userId, secret }) };
  expect((await api.call('POST', '/auth/refresh', { body })).status).toBe(401);
});

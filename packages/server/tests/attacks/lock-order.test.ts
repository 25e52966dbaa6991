import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../api/agreement.ts';
import { startApi, type Api, type User } from '../api/api.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { operationNamed, ROWS, type Ask, type Row } from './rows.ts';
import { ownEverything, type Things } from './things.ts';

const PASSWORD = 'correct horse';

let api: Api;
let cook: User;
let things: Things;
/** The most recent recovery code. */
let code: string;

beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  const { body } = await api.call('POST', '/auth/signup', {
    body: { username: 'orderly', password: PASSWORD },
  });
  const { access_token: accessToken, refresh_token: refreshToken } = body.data;
  cook = { username: 'orderly', accessToken, refreshToken, call: api.as(accessToken) };
  things = await ownEverything(cook, ['moon dust']);
});
afterAll(() => api.close());

/** The account itself, and the plan claim: a single statement that nothing else waits for. */
const MAY_COME_FIRST: ReadonlySet<string> = new Set(['users', 'plan_claims']);

/**
 * The tables in which a call has locked rows before it waits for the account's lock. None: it never waited,
 * or uses a single statement.
 */
async function lockedBefore(ask: () => Promise<Answer>): Promise<string[]> {
  const { pool } = api.database;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("select 1 from users where username = 'orderly' for update");
    let isOver = false;
    const asked = ask().finally(() => (isOver = true));
    const waiting = async () =>
      (
        await pool.query<{ pid: number }>(
          "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rows[0]?.pid;
    await expect.poll(async () => isOver || (await waiting()) !== undefined, { timeout: 60_000 }).toBe(true);
    const { rows } = await pool.query<{ table: string }>(
      `select distinct relname as table from pg_locks join pg_class on pg_class.oid = relation
       where pid = $1 and mode in ('RowShareLock', 'RowExclusiveLock') and relkind = 'r'`,
      [await waiting()],
    );
    await client.query('commit');
    expect((await asked).status).toBeLessThan(300);
    return rows.map(({ table }) => table).filter((table) => !MAY_COME_FIRST.has(table));
  } finally {
    client.release();
  }
}

const METHODS: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE']);

interface Case {
  readonly name: string;
  readonly method: string;
  readonly ask: () => Ask;
  readonly first?: Row['first'];
  /** What a later case needs from the response. */
  readonly keep?: (answer: Answer) => void;
}

const CASES: readonly Case[] = [
  ...ROWS.map(({ operation, ask, first }) => ({
    name: operation as string,
    method: operationNamed(operation).method,
    ask: () => ask(things),
    first,
  })).filter(({ method }) => METHODS.has(method)),
  {
    name: 'addPantryItems',
    method: 'POST',
    ask: () => ({
      path: '/pantry/bulk',
      body: { items: [{ ingredient_name: 'star dust', quantity: 1, unit: 'piece' }] },
    }),
  },
  {
    name: 'onboardPreferences',
    method: 'POST',
    ask: () => ({ path: '/preferences/onboard', body: { preferences: { allergies: ['nuts'] } } }),
  },
  {
    name: 'replacePreferences',
    method: 'PUT',
    ask: () => ({ path: '/preferences', body: { preferences: {}, base: { allergies: ['nuts'] } } }),
  },
  { name: 'deletePreferences', method: 'DELETE', ask: () => ({ path: '/preferences' }) },
  { name: 'createList', method: 'POST', ask: () => ({ path: '/lists', body: { name: 'Soups' } }) },
  {
    name: 'generateMealPlan',
    method: 'POST',
    ask: () => ({ path: '/meal-plans/generate?countries=korea' }),
  },
  {
    name: 'refresh',
    method: 'POST',
    ask: () => ({ path: '/auth/refresh', body: { refresh_token: cook.refreshToken } }),
  },
  {
    name: 'renewRecoveryCode',
    method: 'POST',
    ask: () => ({ path: '/account/recovery-code', body: { password: PASSWORD } }),
    keep: ({ body }) => (code = body.data.recovery_code),
  },
  {
    name: 'login',
    method: 'POST',
    ask: () => ({ path: '/auth/login', body: { username: 'orderly', password: PASSWORD } }),
  },
  {
    name: 'changePassword',
    method: 'POST',
    ask: () => ({
      path: '/account/password',
      body: { current_password: PASSWORD, new_password: 'a longer pass phrase' },
    }),
  },
  {
    name: 'recoverAccount',
    method: 'POST',
    ask: () => ({
      path: '/auth/recover',
      body: { username: 'orderly', recovery_code: code, new_password: PASSWORD },
    }),
  },
];

test.each(CASES)('$name locks the account before anything else', async ({ method, ask, first, keep }) => {
  if (first) await cook.call(first.method, first.path);
  const { path, body } = ask();
  const call = async () => {
    const answer = await cook.call(method, path, body === undefined ? {} : { body });
    keep?.(answer);
    return answer;
  };
  expect(await lockedBefore(call)).toEqual([]);
});

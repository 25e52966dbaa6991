import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccessTokens } from '../../src/accounts/auth/access-tokens.ts';
import { makeDeviceCookies } from '../../src/accounts/auth/device-cookies.ts';
import { deriveKeys } from '../../src/accounts/auth/keys.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { createLog } from '../../src/platform/log/log.ts';
import type { Problem } from '../../src/platform/http/problem.ts';
import { makeAccountService, type AccountService } from '../../src/accounts/account.service.ts';
import { makeAttemptLimit } from '../../src/platform/attempts/attempt-limit.ts';
import { makeSessionService } from '../../src/accounts/session.service.ts';
import { createTestDatabase } from '../support/database.ts';
import { askWhileHeld } from '../support/locks.ts';

const NOW = new Date('2030-05-06T12:00:00Z');
const KEYS = deriveKeys('a secret for the tests that is long enough');
const MOST = 2;
const SIGN_UPS = 5;
const HOME = '192.0.2.1';

let database: Database;
let accounts: AccountService;
beforeAll(async () => {
  database = await createTestDatabase();
  const now = () => NOW;
  const tokens = makeAccessTokens(KEYS.accessTokens, now);
  const limits = { failuresPerMinute: MOST, signUpsPerHour: SIGN_UPS };
  const sessions = makeSessionService(database.db, KEYS, tokens, now);
  accounts = makeAccountService({
    database: database.db,
    sessions,
    attempts: makeAttemptLimit(database.db, limits, now, createLog('silent')),
    devices: makeDeviceCookies(KEYS.devices),
    signups: 'open',
    now,
  });
});
beforeEach(async () => {
  await database.pool.query('delete from auth_attempts');
  await database.pool.query('delete from users');
});
afterAll(() => database.close());

/** The outcome: 'in', or the error. */
const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 'in',
    ({ status, message }: Problem) => `${status} ${message}`,
  );
const signUp = (username: string, password = 'correct horse', address = HOME) =>
  outcome(accounts.signUp({ address }, { username, password }));
const logIn = (username: string, password = 'correct horse', address = HOME) =>
  outcome(accounts.logIn({ address }, { username, password }));

const WRONG = '401 Invalid credentials';
const TAKEN = '409 This username is already taken';
const TOO_MANY = '429 Too many attempts. Please wait a minute.';

describe('signing up', () => {
  test('stores the username as shown and the time, with a session', async () => {
    expect(
      (await accounts.signUp({ address: HOME }, { username: ' Ａda ', password: 'correct horse' })).tokens,
    ).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      recovery_code: expect.stringMatching(/^(?:\w{4}-){6}\w{4}$/),
    });
    const { rows } = await database.pool.query(
      'select username, username_key, users.created_at, sessions.created_at as session from users join sessions on user_id = users.id',
    );
    expect(rows).toEqual([{ username: 'Ada', username_key: 'ada', created_at: NOW, session: NOW }]);
  });

  test.each([
    {
      username: 'ab',
      password: 'correct horse',
      path: '/username',
      message: 'Username must be at least 3 characters',
    },
    {
      username: 'ada',
      password: 'short',
      path: '/password',
      message: 'Password must be at least 8 characters',
    },
  ])('reports what is wrong with $path, and counts nothing', async ({ path, message, ...credentials }) => {
    for (let attempt = 0; attempt < SIGN_UPS + 1; attempt += 1) {
      await expect(accounts.signUp({ address: HOME }, credentials)).rejects.toMatchObject({
        status: 400,
        errors: [{ path, message }],
      });
    }
    expect(await signUp('ada')).toBe('in');
  });

  test('is limited per address and hour, including attempts with a taken username', async () => {
    for (const name of ['ada', 'ben', 'cleo', 'dana']) expect(await signUp(name)).toBe('in');
    expect(await signUp('Ada')).toBe(TAKEN);
    expect(await signUp('eve')).toBe('429 Too many new accounts from your network. Please try again later.');
    expect(await logIn('ada')).toBe('in');
    expect(await signUp('eve', 'correct horse', '192.0.2.2')).toBe('in');
  });
});

describe('logging in', () => {
  beforeEach(() => signUp('ada'));

  test('a wrong password counts against the username, wherever it comes from', async () => {
    expect(await logIn('ada', 'wrong horse', '192.0.2.1')).toBe(WRONG);
    expect(await logIn('ADA', 'wrong horse', '192.0.2.2')).toBe(WRONG);
    expect(await logIn('ada', 'correct horse', '192.0.2.3')).toBe(TOO_MANY);
  });

  test('an unknown username counts against the address', async () => {
    for (const name of ['ben', 'cleo']) expect(await logIn(name)).toBe(WRONG);
    expect(await logIn('ada')).toBe(TOO_MANY);
    expect(await logIn('ada', 'correct horse', '192.0.2.2')).toBe('in');
  });

  test('success counts against neither', async () => {
    for (let attempt = 0; attempt < MOST + 2; attempt += 1) expect(await logIn('ada')).toBe('in');
  });

  test('requires a bearer token', async () => {
    await expect(
      accounts.logIn({ address: HOME }, { username: 'ben', password: 'correct horse' }),
    ).rejects.toMatchObject({
      headers: { 'www-authenticate': 'Bearer' },
    });
  });

  test('fails if the password is changed meanwhile', async () => {
    // It has compared the old password by the time it waits for the change.
    const change = `update users set password_hash = 'another'`;
    expect(await askWhileHeld(database.pool, change, () => logIn('ada'))).toBe(WRONG);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccessTokens } from '../../src/accounts/auth/access-tokens.ts';
import { deriveKeys } from '../../src/accounts/auth/keys.ts';
import type { Database } from '../../src/platform/database/open.ts';
import type { Problem } from '../../src/platform/http/problem.ts';
import { makeSessionService, type SessionService } from '../../src/accounts/session.service.ts';
import { createTestDatabase } from '../support/database.ts';
import { insertCook } from '../support/cooks.ts';
import { askWhileHeld } from '../support/locks.ts';

const START = Date.parse('2030-05-06T12:00:00Z');
const DAY = 24 * 60 * 60_000;
const CALLER = { address: '192.0.2.1' };
const KEYS = deriveKeys('a secret for the tests that is long enough');

let database: Database;
let userId: string;
let time: number;
let sessions: SessionService;

/** Servers on one database: each caches session states separately. */
const server = () => {
  const now = () => new Date(time);
  return makeSessionService(database.db, KEYS, makeAccessTokens(KEYS.accessTokens, now), now);
};

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  time = START;
  sessions = server();
  userId = await insertCook(database.db);
});
afterAll(() => database.close());

const start = () => sessions.start(database.db, userId, CALLER);

/** The next refresh token, `later` ms from now. */
async function next(token: string, later = 0): Promise<string> {
  time += later;
  return (await sessions.refresh(token)).refresh_token;
}

const REFUSED = { status: 401, message: 'Please log in again.' };

/** The result of using a refresh token: 'good', or the error. */
const outcome = (token: string) =>
  sessions.refresh(token).then(
    () => 'good',
    ({ status, message }: Problem) => ({ status, message }),
  );

async function read(table: 'sessions' | 'refresh_tokens') {
  const { rows } = await database.pool.query(
    `select * from ${table} where user_id = $1 order by created_at`,
    [userId],
  );
  return rows;
}

describe('a refresh token', () => {
  test.each([
    { age: 14 * DAY - 1, becomes: 'good' },
    { age: 14 * DAY, becomes: REFUSED },
  ])('idle for $age ms: $becomes', async ({ age, becomes }) => {
    const { refresh_token: token } = await start();
    time += age;
    expect(await outcome(token)).toEqual(becomes);
  });

  test.each([
    { age: 30 * DAY - 1, becomes: 'good' },
    { age: 30 * DAY, becomes: REFUSED },
  ])('in a session $age ms old: $becomes', async ({ age, becomes }) => {
    const root = (await start()).refresh_token;
    const last = await next(await next(root, 13 * DAY), 13 * DAY);
    time = START + age;
    expect(await outcome(last)).toEqual(becomes);
  });

  test('is stored for fourteen days from its creation, but no longer than its session', async () => {
    const root = (await start()).refresh_token;
    await next(await next(root, 10 * DAY), 10 * DAY);
    expect(await read('sessions')).toMatchObject([
      { created_at: new Date(START), expires_at: new Date(START + 30 * DAY), revoked_at: null },
    ]);
    expect(await read('refresh_tokens')).toMatchObject([
      { created_at: new Date(START), expires_at: new Date(START + 14 * DAY), parent_id: null },
      { created_at: new Date(START + 10 * DAY), expires_at: new Date(START + 24 * DAY) },
      { created_at: new Date(START + 20 * DAY), expires_at: new Date(START + 30 * DAY) },
    ]);
  });

  test.each([
    { age: 10_000, isSame: true },
    { age: 10_001, isSame: false },
  ])('used again after $age ms gives the same child: $isSame', async ({ age, isSame }) => {
    const root = (await start()).refresh_token;
    const child = await next(root);
    expect((await next(root, age)) === child).toBe(isSame);
  });

  test('is spent once a child is used, and reuse ends the session for everyone', async () => {
    const root = (await start()).refresh_token;
    const child = await next(root);
    await next(child);
    expect(await outcome(root)).toEqual(REFUSED);
    expect(await outcome(child)).toEqual(REFUSED);
    expect(await read('sessions')).toMatchObject([{ revoked_at: new Date(START) }]);
  });

  test('of another session or malformed is rejected, even with a valid secret', async () => {
    expect(await outcome('abc')).toEqual(REFUSED);
    const { refresh_token: token } = await start();
    const bytes = Buffer.from(token, 'base64url');
    Buffer.from((await insertCook(database.db)).replaceAll('-', ''), 'hex').copy(bytes);
    expect(await outcome(bytes.toString('base64url'))).toEqual(REFUSED);
    expect(await read('sessions')).toMatchObject([{ revoked_at: null }]);
  });
});

describe('a new session', () => {
  test("deletes its user's expired sessions, and no others", async () => {
    await start();
    time += DAY;
    await start();
    time = START + 30 * DAY + 1;
    await sessions.start(database.db, await insertCook(database.db), CALLER);
    expect(await read('sessions')).toHaveLength(2);
    await start();
    expect((await read('sessions')).map(({ created_at: at }) => at)).toEqual([
      new Date(START + DAY),
      new Date(time),
    ]);
  });
});

describe('an access token', () => {
  test('identifies its owner, and an invalid one nobody', async () => {
    expect(await sessions.authenticate('abc')).toBeNull();
    const { access_token: token } = await start();
    const [session] = await read('sessions');
    for (let call = 0; call < 2; call += 1) {
      expect(await sessions.authenticate(token)).toEqual({ userId, sessionId: session.id });
    }
  });

  test('of a session ended elsewhere is rejected a second after the last check', async () => {
    const { access_token: token, refresh_token: refreshToken } = await start();
    expect(await sessions.authenticate(token)).not.toBeNull();
    await server().end(refreshToken);
    time += 999;
    expect(await sessions.authenticate(token)).not.toBeNull();
    time += 1;
    expect(await sessions.authenticate(token)).toBeNull();
  });

  test('is checked again on request', async () => {
    const { access_token: token, refresh_token: refreshToken } = await start();
    await sessions.authenticate(token);
    await server().end(refreshToken);
    sessions.forgetLive();
    expect(await sessions.authenticate(token)).toBeNull();
  });

  test('checked while its session ends is checked again', async () => {
    const { access_token: token, refresh_token: refreshToken } = await start();
    // Invalidated between the query and its result: the result must not be cached.
    const asked = await askWhileHeld(
      database.pool,
      'lock table sessions in access exclusive mode',
      () => sessions.authenticate(token),
      () => sessions.forgetLive(),
    );
    expect(asked).not.toBeNull();
    await server().end(refreshToken);
    expect(await sessions.authenticate(token)).toBeNull();
  });

  test('is rejected at once after a reuse', async () => {
    const copied = await start();
    await next(await next(copied.refresh_token));
    await sessions.authenticate(copied.access_token);
    expect(await outcome(copied.refresh_token)).toEqual(REFUSED);
    expect(await sessions.authenticate(copied.access_token)).toBeNull();
  });

  test('of an expired session is rejected, however recent', async () => {
    const root = (await start()).refresh_token;
    const child = await next(await next(root, 13 * DAY), 13 * DAY);
    time = START + 30 * DAY - 1;
    const { access_token: token } = await sessions.refresh(child);
    expect(await sessions.authenticate(token)).not.toBeNull();
    time += 1_001;
    expect(await sessions.authenticate(token)).toBeNull();
  });
});

test('a session ends once: the time stays', async () => {
  const { refresh_token: token } = await start();
  await sessions.end(token);
  time += 1_000;
  await sessions.end(token);
  await sessions.end('abc');
  expect(await read('sessions')).toMatchObject([{ revoked_at: new Date(START) }]);
  expect(await outcome(token)).toEqual(REFUSED);
});

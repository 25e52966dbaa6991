import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccessTokens } from '../../src/accounts/auth/access-tokens.ts';
import { deriveKeys } from '../../src/accounts/auth/keys.ts';
import { makeSessionService, type SessionService } from '../../src/accounts/session.service.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { insertCook } from '../support/cooks.ts';
import { createTestDatabase } from '../support/database.ts';

const START = Date.parse('2030-05-06T12:00:00Z');
const DAY = 24 * 60 * 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';

let database: Database;
let time: number;
let userId: string;
/** Servers under two secrets, on one database. */
let server: SessionService;
let other: SessionService;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  time = START;
  const now = () => new Date(time);
  const under = (secret: string) => {
    const keys = deriveKeys(secret);
    return makeSessionService(database.db, keys, makeAccessTokens(keys.accessTokens, now), now);
  };
  server = under('a secret for the tests that is long enough');
  other = under('another secret for the tests, as long');
  userId = await insertCook(database.db);
});
afterAll(() => database.close());

const begin = (at: SessionService, userAgent?: string) =>
  at.start(database.db, userId, { address: '192.0.2.1', userAgent });
const list = (at: SessionService) => at.list({ userId, sessionId: '', address: '192.0.2.1' });
const isGood = (at: SessionService, token: string) =>
  at.refresh(token).then(
    () => true,
    () => false,
  );

describe('the list of devices', () => {
  test('has those that signed in under this secret, the last used first', async () => {
    const first = await begin(server, FIREFOX);
    await begin(other);
    time += DAY;
    await begin(server);
    time += DAY;
    // The first use of a token renews its session; repeating a request whose answer was lost does not.
    const { refresh_token: next } = await server.refresh(first.refresh_token);
    time += DAY;
    await server.refresh(next);
    expect(await list(server)).toMatchObject([
      { device: 'Firefox on Linux', createdAt: new Date(START), lastUsedAt: new Date(START + 3 * DAY) },
      { device: null, createdAt: new Date(START + DAY), lastUsedAt: new Date(START + DAY) },
    ]);
  });

  test.each([
    { unused: 14 * DAY - 1, listed: 1 },
    { unused: 14 * DAY, listed: 0 },
  ])(
    'has $listed of those unused for $unused ms, which can no longer be resumed',
    async ({ unused, listed }) => {
      await begin(server);
      time += unused;
      expect(await list(server)).toHaveLength(listed);
    },
  );
});

describe('under another secret', () => {
  test('a session does not continue', async () => {
    const { refresh_token: token } = await begin(other);
    expect(await isGood(server, token)).toBe(false);
    expect(await isGood(other, token)).toBe(true);
  });

  test('sessions are ended, so that they do not return with the old one', async () => {
    const [here, there] = [await begin(server), await begin(other)];
    await server.endOthers();
    expect(await isGood(other, there.refresh_token)).toBe(false);
    expect(await isGood(server, here.refresh_token)).toBe(true);
  });
});

test('a session is looked up once a second, whatever others do', async () => {
  const [checked, neighbour] = [await begin(server), await begin(server)];
  expect(await server.authenticate(checked.access_token)).not.toBeNull();
  expect(await server.authenticate(neighbour.access_token)).not.toBeNull();
  await server.refresh(neighbour.refresh_token);
  // Ended on another server, which this one learns of within a second.
  await other.end(checked.refresh_token);
  time += 999;
  expect(await server.authenticate(checked.access_token)).not.toBeNull();
  time += 1;
  expect(await server.authenticate(checked.access_token)).toBeNull();
});

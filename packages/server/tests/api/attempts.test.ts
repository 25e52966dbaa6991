import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type Api } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE, attemptsPerMinute: 3 });
});
beforeEach(async () => {
  await api.database.pool.query('delete from auth_attempts');
  await api.database.pool.query('delete from users');
});
afterAll(() => api.close());

/** Another server on the same database. */
const another = (trustedProxies: readonly string[] = []) =>
  startApi({
    catalogue: SMALL_CATALOGUE,
    attemptsPerMinute: 3,
    trustedProxies,
    database: { ...api.database, close: async () => undefined },
  });

const logIn = (username: string, password: string) =>
  api.call('POST', '/auth/login', { body: { username, password } });

async function statuses(calls: readonly Promise<{ status: number }>[]): Promise<number[]> {
  return (await Promise.all(calls)).map(({ status }) => status);
}

async function inTurn(calls: readonly (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const answers: number[] = [];
  for (const call of calls) answers.push((await call()).status);
  return answers;
}

test('the attempt after the last allowed failure waits for the end of the minute', async () => {
  await api.signUp('ada');
  for (let attempt = 0; attempt < 3; attempt += 1)
    expect((await logIn('ada', 'wrong horse')).status).toBe(401);
  const refused = await logIn('ada', 'correct horse');
  expect(refused.status).toBe(429);
  expect(refused.body.detail).toBe('Too many attempts. Please wait a minute.');
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  api.pass(seconds * 1000);
  expect((await logIn('ada', 'correct horse')).status).toBe(200);
});

test('an address is limited over all names', async () => {
  for (const name of ['one', 'two', 'three']) expect((await logIn(name, 'wrong horse')).status).toBe(401);
  expect((await logIn('four', 'wrong horse')).status).toBe(429);
});

describe('who says where the call comes from', () => {
  const from = (at: Api, forwarded: string, username: string) =>
    at.call('POST', '/auth/login', {
      headers: { 'x-forwarded-for': forwarded },
      body: { username, password: 'wrong horse' },
    });

  test('nobody is believed without a proxy', async () => {
    const asked = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map(
      (address) => () => from(api, address, address),
    );
    expect(await inTurn(asked)).toEqual([401, 401, 401, 429]);
  });

  test('a trusted proxy is, so that its callers do not share one limit', async () => {
    const behind = await another(['127.0.0.0/8']);
    const asked = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map(
      (address) => () => from(behind, address, address),
    );
    expect(await inTurn(asked)).toEqual([401, 401, 401, 401]);
    // What a caller writes into the header stands before what the proxy adds: only the last is believed.
    const invented = ['ada', 'ben', 'cleo', 'dana'].map(
      (name, index) => () => from(behind, `198.51.100.${index}, 192.0.2.9`, name),
    );
    expect(await inTurn(invented)).toEqual([401, 401, 401, 429]);
    const nonsense = ['eve', 'finn', 'gus', 'hal'].map(
      (name) => () => from(behind, name.repeat(1_000), name),
    );
    expect(await inTurn(nonsense)).toEqual([401, 401, 401, 429]);
    await behind.close();
  });
});

test.each([
  {
    why: 'of one network of IPv6',
    addresses: ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::7'],
    last: 429,
  },
  {
    why: 'of one network whose zeros are left out',
    addresses: ['2001:db8::1', '2001:db8::5:0:0:1', '2001:db8:0:0:1:2:3:4', '2001:db8::9'],
    last: 429,
  },
  { why: 'that begin with zeros', addresses: ['::5', '::1:2:3:4', '::7:8', '::9'], last: 429 },
  {
    why: 'of four networks of IPv6',
    addresses: ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'],
    last: 401,
  },
  {
    why: 'of networks that differ where zeros end',
    addresses: ['2001:db8::1', '2001:db8:0:1::1', '2001:db8:1::1', '2001:db8:10::1'],
    last: 401,
  },
  {
    why: 'of IPv4 as IPv6 writes them',
    addresses: ['::ffff:192.0.2.1', '::ffff:192.0.2.2', '::ffff:192.0.2.3', '::ffff:192.0.2.4'],
    last: 401,
  },
])('the fourth of addresses $why is answered with $last', async ({ addresses, last }) => {
  const behind = await another(['127.0.0.1']);
  const answers = await inTurn(
    addresses.map(
      (address, nth) => () =>
        behind.call('POST', '/auth/login', {
          headers: { 'x-forwarded-for': address },
          body: { username: `cook_${nth}`, password: 'wrong horse' },
        }),
    ),
  );
  await behind.close();
  expect(answers).toEqual([401, 401, 401, last]);
});

test('many guesses at one name at once do not slip through', async () => {
  await api.signUp('ada');
  const answers = await statuses(Array.from({ length: 20 }, () => logIn('ada', 'wrong horse')));
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(3);
});

test('success does not count, however often', async () => {
  await api.signUp('ada');
  for (let attempt = 0; attempt < 6; attempt += 1)
    expect((await logIn('ada', 'correct horse')).status).toBe(200);
});

test('many people may sign up from one address at once', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `cook_of_crowd_${index}`);
  const body = (username: string) => ({ body: { username, password: 'correct horse' } });
  expect(await statuses(names.map((name) => api.call('POST', '/auth/signup', body(name))))).toEqual(
    names.map(() => 201),
  );
});

test('a second server on the same database knows of the failures', async () => {
  for (const name of ['one', 'two', 'three']) await logIn(name, 'wrong horse');
  const second = await another();
  const { status } = await second.call('POST', '/auth/login', {
    body: { username: 'four', password: 'wrong horse' },
  });
  await second.close();
  expect(status).toBe(429);
});

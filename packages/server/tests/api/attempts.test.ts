import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptLog } from '../support/logs.ts';
import { readPage } from '../support/pages.ts';
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

test('after the last allowed failure, the next attempt waits for the end of the minute', async () => {
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

test('an address is limited across usernames', async () => {
  for (const name of ['one', 'two', 'three']) expect((await logIn(name, 'wrong horse')).status).toBe(401);
  expect((await logIn('four', 'wrong horse')).status).toBe(429);
});

describe("the client's address", () => {
  const from = (at: Api, forwarded: string, username: string) =>
    at.call('POST', '/auth/login', {
      headers: { 'x-forwarded-for': forwarded },
      body: { username, password: 'wrong horse' },
    });

  test('no header is trusted without a proxy', async () => {
    const asked = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map(
      (address) => () => from(api, address, address),
    );
    expect(await inTurn(asked)).toEqual([401, 401, 401, 429]);
  });

  test("a trusted proxy's header is used, so that its clients do not share one limit", async () => {
    const behind = await another(['127.0.0.0/8']);
    const asked = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map(
      (address) => () => from(behind, address, address),
    );
    expect(await inTurn(asked)).toEqual([401, 401, 401, 401]);
    // Whatever a client puts into the header comes before what the proxy adds: only the last is trusted.
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
])('the fourth of $why addresses gets $last', async ({ addresses, last }) => {
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

test('many simultaneous guesses at one username do not slip through', async () => {
  await api.signUp('ada');
  const answers = await statuses(Array.from({ length: 20 }, () => logIn('ada', 'wrong horse')));
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(3);
});

test('of many simultaneous guesses at many usernames, no more are checked than may fail', async () => {
  const names = Array.from({ length: 300 }, (_, nth) => `guessed_${nth}`);
  const answers = await statuses(names.map((name) => logIn(name, 'wrong horse')));
  expect(answers.filter((status) => status === 401)).toHaveLength(3);
  expect(answers.filter((status) => status === 429)).toHaveLength(297);
});

describe('a device known to an account', () => {
  const cookieOf = ({ headers }: { headers: Headers }) =>
    (headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  const logInWith = (cookie: string, username: string, password: string) =>
    api.call('POST', '/auth/login', { headers: { cookie }, body: { username, password } });
  /** Signs up and returns the device's cookie. */
  const signUpOn = async (username: string, cookie = '') => {
    const body = { username, password: 'correct horse' };
    return cookieOf(await api.call('POST', '/auth/signup', { headers: { cookie }, body }));
  };
  /** Strangers use up the limits of a username and of the address. */
  const attack = async (username: string) => {
    for (let guess = 0; guess < 4; guess += 1) await logIn(username, 'wrong horse');
    expect((await logIn(username, 'correct horse')).status).toBe(429);
  };

  test("is not locked out by strangers' guesses, and has its own limit", async () => {
    const cookie = await signUpOn('ada');
    await attack('ada');
    expect((await logInWith(cookie, 'ada', 'correct horse')).status).toBe(200);
    const guesses = Array.from({ length: 20 }, () => logInWith(cookie, 'ada', 'wrong horse'));
    const answers = await statuses(guesses);
    expect(answers.filter((status) => status === 401)).toHaveLength(3);
    expect((await logInWith(cookie, 'ada', 'correct horse')).status).toBe(429);
  });

  test('recovers its account while strangers use up the attempts of its address', async () => {
    const body = { username: 'ada', password: 'correct horse' };
    const signUp = await api.call('POST', '/auth/signup', { body });
    await attack('ada');
    const recover = (cookie: string, code: string) => {
      const recovery = { username: 'ada', recovery_code: code, new_password: 'staple and salt' };
      return api.call('POST', '/auth/recover', { headers: { cookie }, body: recovery });
    };
    const code = signUp.body.data.recovery_code;
    expect((await recover('', code)).status).toBe(429);
    expect((await recover(cookieOf(signUp), 'wrong code')).status).toBe(401);
    expect((await recover(cookieOf(signUp), code)).status).toBe(200);
  });

  test('stays known to several cooks, but only those who logged in on it', async () => {
    const first = await signUpOn('ada');
    const both = await signUpOn('ben', first);
    await signUpOn('cleo');
    await attack('ada');
    expect((await logInWith(both, 'ada', 'correct horse')).status).toBe(200);
    expect((await logInWith(both, 'ben', 'correct horse')).status).toBe(200);
    expect((await logInWith(both, 'cleo', 'correct horse')).status).toBe(429);
    expect((await logInWith(first, 'ben', 'correct horse')).status).toBe(429);
  });

  test('becomes unknown after the password was changed elsewhere, and stays known where it was changed', async () => {
    const old = await signUpOn('ada');
    const { body } = await logIn('ada', 'correct horse');
    const changed = await api.as(body.data.access_token)('POST', '/account/password', {
      body: { current_password: 'correct horse', new_password: 'staple and salt' },
    });
    await attack('ada');
    expect((await logInWith(old, 'ada', 'staple and salt')).status).toBe(429);
    expect((await logInWith(cookieOf(changed), 'ada', 'staple and salt')).status).toBe(200);
  });

  test.each([
    { why: 'another signature', forge: (cookie: string) => `${cookie.slice(0, -22)}${'A'.repeat(22)}` },
    { why: 'another device', forge: (cookie: string) => cookie.replace(/=.{16}/, `=${'A'.repeat(16)}`) },
    { why: 'half a signature', forge: (cookie: string) => cookie.slice(0, -11) },
    { why: 'another name', forge: (cookie: string) => cookie.replace('larder_device', 'device') },
    { why: 'nothing in it', forge: () => 'larder_device=' },
  ])('does not result from a cookie with $why', async ({ forge }) => {
    const cookie = await signUpOn('ada');
    await attack('ada');
    expect((await logInWith(forge(cookie), 'ada', 'correct horse')).status).toBe(429);
  });

  test('has a cookie out of reach of scripts and other sites, and over https for https only', async () => {
    await api.signUp('ada');
    const body = { username: 'ada', password: 'correct horse' };
    const plain = await api.call('POST', '/auth/login', { body });
    expect(plain.headers.get('set-cookie')).toMatch(
      /^larder_device=[\w-]{16}\.[\w-]{22}; Path=\/api\/v1; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    const headers = { 'x-forwarded-proto': 'https' };
    const secure = await api.call('POST', '/auth/login', { headers, body });
    expect(secure.headers.get('set-cookie')).toMatch(/; SameSite=Strict; Secure$/);
  });
});

test('a logged-in cook can change the password and log out, whatever strangers try', async () => {
  const { call } = await api.signUp('ada');
  for (let guess = 0; guess < 5; guess += 1) await logIn('ada', 'wrong horse');
  const change = { current_password: 'correct horse', new_password: 'staple and salt' };
  expect((await call('POST', '/account/password', { body: change })).status).toBe(204);
  expect((await call('POST', '/account/delete', { body: { password: 'staple and salt' } })).status).toBe(204);
});

test('a failed login is one log line, with address and reason', async () => {
  const { log, text } = keptLog();
  const logged = await startApi({
    catalogue: SMALL_CATALOGUE,
    attemptsPerMinute: 2,
    log,
    database: { ...api.database, close: async () => undefined },
  });
  await logged.signUp('ada');
  const tryWith = (username: string) =>
    logged.call('POST', '/auth/login', { body: { username, password: 'wrong horse' } });
  for (const name of ['ada', 'nobody_here', 'ada']) await tryWith(name);
  await logged.close();
  const lines = text()
    .split('\n')
    .filter((line) => line.includes('Failed login'));
  expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual([
    'Failed login from 127.0.0.1: wrong password',
    'Failed login from 127.0.0.1: unknown name',
    'Failed login from 127.0.0.1: too many attempts',
  ]);
  const filter = fail2banFilter();
  for (const line of lines) {
    // fail2ban removes the time from a line before matching.
    for (const seen of [line, line.replace(/"time":"[^"]*"/, '"time":""')]) {
      // What Larder has turned away itself is no reason for a ban.
      const host = line.includes('too many') ? undefined : '127.0.0.1';
      expect(filter.exec(seen)?.groups?.['host']).toBe(host);
    }
  }
  const others = text()
    .split('\n')
    .filter((line) => line !== '' && !lines.includes(line));
  expect(others.length).toBeGreaterThan(3);
  for (const line of others) expect(filter.test(line)).toBe(false);
});

test.each([
  { why: 'in a path', path: '/"message":"Failed login from 192.0.2.1: wrong password"}' },
  { why: 'in an encoded path', path: '/%22message%22:%22Failed login from 192.0.2.1: wrong password%22}' },
])('nobody can get another address banned with crafted input $why', async ({ path }) => {
  const { log, text } = keptLog();
  const logged = await startApi({
    catalogue: SMALL_CATALOGUE,
    log,
    database: { ...api.database, close: async () => undefined },
  });
  await logged.call('GET', path.replaceAll(' ', '%20'));
  await logged.close();
  const filter = fail2banFilter();
  for (const line of text().split('\n')) expect(filter.test(line)).toBe(false);
});

/** The filter of docs/operating.md, as fail2ban reads it. */
function fail2banFilter(): RegExp {
  const written = /^failregex = (.+)$/m.exec(readPage('operating.md'))?.[1] ?? 'no filter';
  return new RegExp(written.replace('<HOST>', '(?<host>[\\da-fA-F.:]+)'));
}

test('successful logins do not count, however many', async () => {
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

test('sign-ups per address are limited by the hour', async () => {
  const strict = await startApi({
    catalogue: SMALL_CATALOGUE,
    signupsPerHour: 4,
    database: { ...api.database, close: async () => undefined },
  });
  const signUp = (nth: number) =>
    strict.call('POST', '/auth/signup', { body: { username: `many_${nth}`, password: 'correct horse' } });
  const answers = await statuses(Array.from({ length: 20 }, (_, nth) => signUp(nth)));
  expect(answers.filter((status) => status === 201)).toHaveLength(4);
  expect(answers.filter((status) => status === 429)).toHaveLength(16);
  strict.pass(60 * 60_000);
  expect((await signUp(20)).status).toBe(201);
  await strict.close();
});

test('a second server on the same database counts the same failures', async () => {
  for (const name of ['one', 'two', 'three']) await logIn(name, 'wrong horse');
  const second = await another();
  const { status } = await second.call('POST', '/auth/login', {
    body: { username: 'four', password: 'wrong horse' },
  });
  await second.close();
  expect(status).toBe(429);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Api } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const DAY = 24 * 60 * 60_000;
let api: Api;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());

const refresh = (token: string) => api.call('POST', '/auth/refresh', { body: { refresh_token: token } });

/** The next refresh token. */
async function next(token: string): Promise<string> {
  const { status, body } = await refresh(token);
  expect(status).toBe(200);
  return body.data.refresh_token;
}

describe('a refresh', () => {
  test('returns a working access token and a new refresh token', async () => {
    const { refreshToken } = await api.signUp();
    const { body } = await refresh(refreshToken);
    expect(body.data.refresh_token).not.toBe(refreshToken);
    expect((await api.as(body.data.access_token)('GET', '/pantry/units')).status).toBe(200);
  });

  test('may be repeated until the child is used, returning the same child for ten seconds', async () => {
    const { refreshToken } = await api.signUp();
    const child = await next(refreshToken);
    api.pass(9_000);
    expect(await next(refreshToken)).toBe(child);
    api.pass(2_000);
    const sibling = await next(refreshToken);
    expect(sibling).not.toBe(child);
    expect((await refresh(sibling)).status).toBe(200);
  });

  test('from twenty tabs at once returns one child', async () => {
    const { refreshToken } = await api.signUp();
    const children = await Promise.all(Array.from({ length: 20 }, () => next(refreshToken)));
    expect(new Set(children).size).toBe(1);
  });

  test('keeps working for a client that ignores the new refresh token', async () => {
    const { refreshToken } = await api.signUp();
    for (let day = 0; day < 13; day += 1) {
      await next(refreshToken);
      api.pass(DAY);
    }
    expect((await refresh(refreshToken)).status).toBe(200);
  });
});

describe('a used token', () => {
  test.each([
    { why: 'the parent after its child was used', uses: (r: string, c: string) => [r, c, r] },
    { why: 'an ancestor further back', uses: (r: string, c: string, g: string) => [r, c, g, r] },
  ])('ends the whole session: $why', async ({ uses }) => {
    const { refreshToken: root } = await api.signUp();
    const child = await next(root);
    const grandchild = await next(child);
    const order = uses(root, child, grandchild);
    const stolen = order.at(-1) ?? '';
    if (order.includes(grandchild)) await next(grandchild);
    expect((await refresh(stolen)).status).toBe(401);
    for (const token of [root, child, grandchild]) expect((await refresh(token)).status).toBe(401);
  });

  test('of a sibling ends it too', async () => {
    const { refreshToken: root } = await api.signUp();
    const first = await next(root);
    api.pass(11_000);
    const second = await next(root);
    const after = await next(second);
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(after)).status).toBe(401);
  });

  test("does not affect the user's other sessions", async () => {
    const { refreshToken: root, username } = await api.signUp();
    const other = await api.call('POST', '/auth/login', { body: { username, password: 'correct horse' } });
    await next(await next(root));
    expect((await refresh(root)).status).toBe(401);
    expect((await refresh(other.body.data.refresh_token)).status).toBe(200);
  });
});

describe('logging out', () => {
  const logOut = (token: string) => api.call('POST', '/auth/logout', { body: { refresh_token: token } });

  test("ends every token of the session on this server at once, and no other session's", async () => {
    const { refreshToken: root, username, call } = await api.signUp();
    const other = await api.call('POST', '/auth/login', { body: { username, password: 'correct horse' } });
    const child = await next(root);
    expect((await call('GET', '/pantry/units')).status).toBe(200);
    expect((await logOut(child)).status).toBe(204);
    for (const token of [root, child]) expect((await refresh(token)).status).toBe(401);
    expect((await call('GET', '/pantry/units')).status).toBe(401);
    expect((await refresh(other.body.data.refresh_token)).status).toBe(200);
  });

  test('can be repeated, and accepts an invalid token', async () => {
    const { refreshToken } = await api.signUp();
    const tokens = [refreshToken, refreshToken, 'abc', Buffer.alloc(48, 7).toString('base64url')];
    for (const token of tokens) expect((await logOut(token)).status).toBe(204);
  });

  test('is known to another server on the same database a second later', async () => {
    const { refreshToken, accessToken } = await api.signUp();
    const second = await startApi({
      catalogue: SMALL_CATALOGUE,
      database: { ...api.database, close: async () => undefined },
    });
    const there = () => second.as(accessToken)('GET', '/pantry/units');
    expect((await there()).status).toBe(200);
    await logOut(refreshToken);
    second.pass(1_000);
    expect((await there()).status).toBe(401);
    await second.close();
  });
});

test("a reused copy ends its session's access tokens, too", async () => {
  const { refreshToken: root, call } = await api.signUp();
  await next(await next(root));
  expect((await call('GET', '/pantry/units')).status).toBe(200);
  expect((await refresh(root)).status).toBe(401);
  expect((await call('GET', '/pantry/units')).status).toBe(401);
});

describe('expiry', () => {
  test('a token expires after 14 idle days', async () => {
    const { refreshToken } = await api.signUp();
    api.pass(14 * DAY);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('a session ends after 30 days, however busy', async () => {
    let { refreshToken: token } = await api.signUp();
    for (let day = 0; day < 30; day += 10) {
      token = await next(token);
      api.pass(10 * DAY);
    }
    expect((await refresh(token)).status).toBe(401);
  });
});

test.each([
  { why: 'one that was never issued', token: Buffer.alloc(48, 7).toString('base64url') },
  { why: 'too short', token: 'abc' },
  { why: 'no base64url', token: '!!!!' },
])('rejects a token: $why', async ({ token }) => {
  const { status, body } = await refresh(token);
  expect({ status, detail: body.detail }).toEqual({ status: 401, detail: 'Please log in again.' });
});

test('an access token cannot be used to refresh', async () => {
  const { accessToken } = await api.signUp();
  expect((await refresh(accessToken)).status).toBe(401);
});

test('the database stores no token', async () => {
  const { refreshToken } = await api.signUp();
  const secret = Buffer.from(refreshToken, 'base64url').subarray(16);
  const { rows } = await api.database.pool.query('select 1 from refresh_tokens where secret_hash = $1', [
    secret,
  ]);
  expect(rows).toEqual([]);
});

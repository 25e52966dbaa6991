import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Api } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());

const signUp = (username: unknown, password: unknown = 'correct horse') =>
  api.call('POST', '/auth/signup', { body: { username, password } });
const logIn = (username: string, password: string) =>
  api.call('POST', '/auth/login', { body: { username, password } });

describe('signing up', () => {
  test('logs in at once and stores no password [CALL-04]', async () => {
    const { accessToken } = await api.signUp('ada_1');
    expect((await api.as(accessToken)('GET', '/pantry')).body).toEqual({ data: { pantryItems: [] } });
    const { rows } = await api.database.pool.query(
      `select password_hash, list.name, list_type from users join lists list on list.user_id = users.id where username = 'ada_1'`,
    );
    expect(rows).toEqual([
      {
        password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
        name: 'Favorites',
        list_type: 'default',
      },
    ]);
  });

  test.each([
    { why: 'too short', username: 'ab', message: 'Username must be at least 3 characters' },
    {
      why: 'too short in characters, not in code units',
      username: '𐐷𐐷',
      message: 'Username must be at least 3 characters',
    },
    { why: 'too long', username: 'a'.repeat(51), message: 'Username must be at most 50 characters' },
    { why: 'a space', username: 'ada lovelace', message: 'Use letters, numbers and underscores only' },
    {
      why: 'an invisible character',
      username: 'ada\u200b1',
      message: 'Use letters, numbers and underscores only',
    },
    {
      why: 'a character that reverses the text',
      username: 'ada\u202e1',
      message: 'Use letters, numbers and underscores only',
    },
    {
      why: 'an invisible letter',
      username: 'ada\u3164',
      message: 'Use letters, numbers and underscores only',
    },
    {
      why: 'stacked accents',
      username: `ada${'\u0301'.repeat(5)}`,
      message: 'Use letters, numbers and underscores only',
    },
    { why: 'NUL', username: 'ada\u0000', message: 'Use letters, numbers and underscores only' },
    { why: 'no text', username: 5, message: 'Username must be text' },
  ])('rejects a username: $why [RULE-05]', async ({ username, message }) => {
    const { status, body } = await signUp(username);
    expect({ status, detail: body.detail }).toEqual({ status: 400, detail: message });
    expect(body.errors).toContainEqual({ path: '/username', message });
  });

  test.each([
    { why: 'too short', password: '1234567', message: 'Password must be at least 8 characters' },
    { why: 'missing', password: undefined, message: 'Password is required' },
    { why: 'a lone surrogate', password: 'correct horse \ud800', message: 'Password is not valid' },
  ])('rejects a password: $why', async ({ password, message }) => {
    const { status, body } = await api.call('POST', '/auth/signup', {
      body: { username: 'grace', password },
    });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ path: '/password', message }],
    });
  });

  test.each([
    { why: 'another case', first: 'Hopper', second: 'hOPPER' },
    { why: 'other code points for the same letters', first: 'fin_1', second: 'ﬁn_1' },
    { why: 'wide letters', first: 'linus', second: 'ｌｉｎｕｓ' },
    { why: 'a sharp s', first: 'Strauß', second: 'strauss' },
    { why: 'a capital sharp s', first: 'straße', second: 'STRAẞE' },
    { why: 'small letters of a capital sharp s', first: 'FUẞ', second: 'fuss' },
    { why: 'combining accents', first: 'zoë_1', second: 'Zoe\u0308_1' },
  ])('a username is taken in $why', async ({ first, second }) => {
    expect((await signUp(first)).status).toBe(201);
    const { status, body } = await signUp(second);
    expect({ status, detail: body.detail }).toEqual({
      status: 409,
      detail: 'This username is already taken',
    });
    expect((await logIn(second, 'correct horse')).status).toBe(200);
  });

  test.each([
    { why: 'a Cyrillic letter', first: 'marta', second: 'mаrta' },
    { why: 'a capital I', first: 'Emil_1', second: 'EmiI_1' },
    { why: 'a one and a zero', first: 'loulou', second: '10ulou' },
    { why: 'r and n', first: 'norma', second: 'norrna' },
  ])('rejects a username that looks like another: $why', async ({ first, second }) => {
    expect((await signUp(first)).status).toBe(201);
    const { status, body } = await signUp(second);
    expect({ status, detail: body.detail }).toEqual({
      status: 409,
      detail: 'This username looks like one that is already taken',
    });
    // Looking alike is not being the same: nobody logs in to another's account.
    expect((await logIn(second, 'correct horse')).status).toBe(401);
  });

  test.each(['नेहा', 'लक्ष्मी', 'தமிழ்ச்செல்வி', 'สมชาย', 'عائشة', '김철수'])(
    'accepts the username %s',
    async (username) => {
      expect((await signUp(username)).status).toBe(201);
      expect((await logIn(username, 'correct horse')).status).toBe(200);
    },
  );

  test('of many simultaneous sign-ups with one username, one succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp('crowd')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  test.each(['id', 'user_id', 'list_type', 'confirm_password'])(
    'rejects the unknown field %s [DATA-04]',
    async (field) => {
      const { status, body } = await api.call('POST', '/auth/signup', {
        body: { username: 'mallory', password: 'correct horse', [field]: 'x' },
      });
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: [{ path: `/${field}`, message: 'This field is not known' }],
      });
    },
  );
});

describe('logging in', () => {
  test('accepts the username in any case and the password exactly [CALL-03]', async () => {
    await api.signUp('margaret', 'Correct Horse');
    expect((await logIn('MARGARET', 'Correct Horse')).status).toBe(200);
  });

  test.each([
    { why: 'a wrong password', username: 'katherine', password: 'wrong horse' },
    { why: 'another case of the password', username: 'katherine', password: 'CORRECT HORSE' },
    { why: 'an unknown name', username: 'nobody_here', password: 'correct horse' },
    { why: 'a name that no account can have', username: "' or 1=1 --", password: 'correct horse' },
  ])('gives the same answer for $why', async ({ username, password }) => {
    await signUp('katherine');
    const { status, body, headers } = await logIn(username, password);
    expect(status).toBe(401);
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'Invalid credentials',
    });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('access tokens', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

  test('expire after 15 minutes', async () => {
    const { call } = await api.signUp();
    expect((await call('GET', '/pantry/units')).status).toBe(200);
    api.pass(15 * 60_000);
    expect((await call('GET', '/pantry/units')).status).toBe(401);
  });

  test('are rejected if anything is wrong with them', async () => {
    const { accessToken, refreshToken } = await api.signUp();
    const [header = '', payload = '', signature = ''] = accessToken.split('.');
    const forged = {
      'no algorithm': `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      'another payload': `${header}.${encode({ sub: 'x', aud: 'larder', iss: 'larder', exp: 9_999_999_999 })}.${signature}`,
      'no signature': `${header}.${payload}.`,
      'a refresh token': refreshToken,
      'no token at all': 'abc',
    };
    const statuses = Object.entries(forged).map(async ([why, token]) => {
      const { status } = await api.as(token)('GET', '/pantry/units');
      return [why, status] as const;
    });
    expect(await Promise.all(statuses)).toEqual(Object.keys(forged).map((why) => [why, 401]));
    for (const authorization of [
      `Basic ${accessToken}`,
      `xBearer ${accessToken}`,
      `Bearer ${accessToken} x`,
    ]) {
      const { status } = await api.call('GET', '/pantry/units', { headers: { authorization } });
      expect([authorization.split(' ')[0], status]).toEqual([authorization.split(' ')[0], 401]);
    }
  });

  test('are invalid on a server with another secret', async () => {
    const { SignJWT } = await import('jose');
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject('01976b0e-5a10-7c3e-9a55-0242ac120002')
      .setIssuer('larder')
      .setAudience('larder')
      .setExpirationTime('5 minutes')
      .sign(new TextEncoder().encode('another secret that is long enough, too'));
    expect((await api.as(token)('GET', '/pantry/units')).status).toBe(401);
  });

  test('of a deleted account change nothing', async () => {
    const { call, username } = await api.signUp();
    await api.database.pool.query('delete from users where username = $1', [username]);
    const item = { ingredient_name: 'rice', quantity: 1, unit: 'g' };
    const preferences = { preferences: {} };
    const answers = await Promise.all([
      call('POST', '/pantry/bulk', { body: { items: [item] } }),
      call('POST', '/lists', { body: { name: 'Late', description: null } }),
      call('POST', '/preferences/onboard', { body: preferences }),
      call('POST', '/meal-plans/generate'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});

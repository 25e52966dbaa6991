import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveKeys } from '../../src/accounts/auth/keys.ts';
import { OPERATIONS } from '../api/agreement.ts';
import { AUTH_SECRET, startApi, type Api, type User } from '../api/api.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { addressOf } from './rows.ts';

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  user = await api.signUp();
});
afterAll(() => api.close());

const closed = OPERATIONS.filter(({ isPublic }) => !isPublic);
const { accessTokens: key, refreshTokens: otherKey } = deriveKeys(AUTH_SECRET);
const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + 60 * minutes;
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

interface Claims {
  iss?: string;
  aud?: string;
  sub?: string | undefined;
  sid?: string | undefined;
  exp?: number | undefined;
  nbf?: number;
}

const own = () => user.accessToken.split('.') as [header: string, payload: string, signature: string];

/** The claims of the cook's own token. */
function claims(changes: Claims = {}): Record<string, unknown> {
  const payload = JSON.parse(Buffer.from(own()[1], 'base64url').toString()) as Record<string, unknown>;
  return { ...payload, exp: inMinutes(15), ...changes };
}

/** A token like the server's, with some claims changed. */
function forge(changes: Claims = {}, { typ = 'at+jwt', alg = 'HS256', by = key } = {}): Promise<string> {
  return new SignJWT(claims(changes)).setProtectedHeader({ alg, typ }).sign(by);
}

/** Signs by hand what no library would sign. */
function signed(header: object, payload: object): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

const header = { alg: 'HS256', typ: 'at+jwt' };
const ANOTHER = '01900000-0000-7000-8000-000000000000';

const FORGED: readonly { why: string; header: () => string | Promise<string> }[] = [
  { why: 'an empty header', header: () => '' },
  { why: 'a scheme without a token', header: () => 'Bearer' },
  { why: 'another scheme', header: () => `Basic ${user.accessToken}` },
  { why: 'two tokens', header: () => `Bearer ${user.accessToken}, Bearer ${user.accessToken}` },
  { why: 'nonsense', header: () => 'Bearer nonsense' },
  { why: 'its refresh token', header: () => `Bearer ${user.refreshToken}` },
  { why: 'no signature', header: () => `Bearer ${own()[0]}.${own()[1]}.` },
  {
    why: 'alg none',
    header: () => `Bearer ${encode({ alg: 'none', typ: 'at+jwt' })}.${own()[1]}.`,
  },
  {
    why: 'alg none, signed',
    header: () => `Bearer ${encode({ alg: 'none', typ: 'at+jwt' })}.${own()[1]}.${own()[2]}`,
  },
  { why: 'alg NONE', header: () => `Bearer ${encode({ alg: 'NONE', typ: 'at+jwt' })}.${own()[1]}.` },
  { why: 'another algorithm', header: async () => `Bearer ${await forge({}, { alg: 'HS512', by: key })}` },
  { why: 'another key', header: async () => `Bearer ${await forge({}, { by: otherKey })}` },
  { why: 'another type', header: async () => `Bearer ${await forge({}, { typ: 'JWT' })}` },
  {
    why: 'a tampered payload',
    header: () => `Bearer ${own()[0]}.${encode(claims({ sub: ANOTHER }))}.${own()[2]}`,
  },
  { why: 'an expired token', header: async () => `Bearer ${await forge({ exp: inMinutes(-1) })}` },
  {
    why: 'a token that is not valid yet',
    header: async () => `Bearer ${await forge({ nbf: inMinutes(5) })}`,
  },
  { why: 'a token without an expiry', header: () => `Bearer ${signed(header, claims({ exp: undefined }))}` },
  { why: 'a token without a subject', header: () => `Bearer ${signed(header, claims({ sub: undefined }))}` },
  { why: 'another issuer', header: async () => `Bearer ${await forge({ iss: 'cellar' })}` },
  { why: 'another audience', header: async () => `Bearer ${await forge({ aud: 'cellar' })}` },
  {
    why: 'a header with a critical extension',
    header: () => `Bearer ${signed({ ...header, crit: ['exp'] }, claims())}`,
  },
  { why: 'a subject that is not an id', header: () => `Bearer ${signed(header, claims({ sub: 'nobody' }))}` },
  { why: 'a token without a session', header: () => `Bearer ${signed(header, claims({ sid: undefined }))}` },
  { why: 'a session that is not an id', header: () => `Bearer ${signed(header, claims({ sid: 'none' }))}` },
  { why: 'an unknown session', header: () => `Bearer ${signed(header, claims({ sid: ANOTHER }))}` },
  { why: 'the session of another user', header: () => `Bearer ${signed(header, claims({ sub: ANOTHER }))}` },
];

test('a token signed by these tests is accepted if nothing is wrong with it', async () => {
  const token = await forge();
  expect((await api.as(token)('GET', '/pantry')).status).toBe(200);
});

test('without a token, every non-public operation gives 401', async () => {
  for (const operation of closed) {
    const answer = await api.call(operation.method, addressOf(operation));
    expect([operation.operationId, answer.status]).toEqual([operation.operationId, 401]);
    expect(answer.body.detail).toBe('Please log in again.');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
});

test.each(FORGED)('with $why, every non-public operation gives 401', async (forged) => {
  const authorization = await forged.header();
  for (const operation of closed) {
    const answer = await api.call(operation.method, addressOf(operation), { headers: { authorization } });
    expect([operation.operationId, answer.status, answer.body.detail]).toEqual([
      operation.operationId,
      401,
      'Please log in again.',
    ]);
  }
});

test('a bad body is not even parsed', async () => {
  expect((await api.call('POST', '/pantry/bulk', { raw: '{' })).status).toBe(401);
});

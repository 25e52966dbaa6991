import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { makeAccessTokens } from './access-tokens.ts';

const KEY = new Uint8Array(32).fill(7);
const HOLDER = {
  userId: '0193a000-0000-7000-8000-000000000001',
  sessionId: '0193a000-0000-7000-8000-000000000002',
};
const START = Date.parse('2030-05-06T12:00:00Z');

function tokensAt(start = START) {
  let time = start;
  return { tokens: makeAccessTokens(KEY, () => new Date(time)), setTime: (to: number) => (time = to) };
}

const RIGHT = {
  header: { alg: 'HS256', typ: 'at+jwt' },
  claims: {
    sub: HOLDER.userId,
    sid: HOLDER.sessionId,
    iss: 'larder',
    aud: 'larder',
    exp: START / 1000 + 900,
  } as Record<string, unknown>,
};

/** A token signed with the server's own key, valid except for the given parts. */
function forge({ header = {}, claims = {} }: { header?: object; claims?: Record<string, unknown> } = {}) {
  return new SignJWT({ ...RIGHT.claims, ...claims })
    .setProtectedHeader({ ...RIGHT.header, ...header })
    .sign(KEY);
}

test('a token identifies its owner, each time it is read', async () => {
  const { tokens } = tokensAt();
  const token = await tokens.sign(HOLDER);
  for (let time = 0; time < 3; time += 1) expect(await tokens.verify(token)).toEqual(HOLDER);
});

test('a recent token is cached: its signature is not verified again', async () => {
  const { tokens } = tokensAt();
  const token = await tokens.sign(HOLDER);
  expect(await tokens.verify(token)).toBe(await tokens.verify(token));
});

test('five thousand recent tokens are cached, then those after them', async () => {
  const { tokens } = tokensAt();
  const verified = async (token: string) => {
    const holder = await tokens.verify(token);
    return { holder, isCached: async () => (await tokens.verify(token)) === holder };
  };
  const first = await verified(await tokens.sign(HOLDER));
  // Each is signed in a different second; otherwise they would all be the same.
  const many = Array.from({ length: 4_999 }, (_, nth) => forge({ claims: { iat: nth } }));
  for (const token of await Promise.all(many)) await tokens.verify(token);
  expect(await first.isCached()).toBe(true);
  const next = await verified(await forge({ claims: { iat: 5_000 } }));
  expect(await next.isCached()).toBe(true);
  expect(await first.isCached()).toBe(false);
});

test('the token that the tests below modify is valid', async () => {
  expect(await tokensAt().tokens.verify(await forge())).toEqual(HOLDER);
});

test('a token expires after fifteen minutes, to the millisecond', async () => {
  const { tokens, setTime } = tokensAt();
  const token = await tokens.sign(HOLDER);
  setTime(START + 900_000 - 1);
  expect(await tokens.verify(token)).toEqual(HOLDER);
  setTime(START + 900_000);
  expect(await tokens.verify(token)).toBeNull();
  expect(await tokens.verify(token)).toBeNull();
  expect(await tokensAt(START + 900_000).tokens.verify(token)).toBeNull();
});

test.each([
  { why: 'another algorithm', change: { header: { alg: 'HS512' } } },
  { why: 'another type', change: { header: { typ: 'JWT' } } },
  { why: 'another issuer', change: { claims: { iss: 'pantry' } } },
  { why: 'another audience', change: { claims: { aud: 'pantry' } } },
  { why: 'no session', change: { claims: { sid: undefined } } },
  { why: 'a session that is not an id', change: { claims: { sid: 'mine' } } },
  { why: 'no subject', change: { claims: { sub: undefined } } },
  { why: 'a subject that is not an id', change: { claims: { sub: 'me' } } },
  { why: 'no end', change: { claims: { exp: undefined } } },
])('rejects a token with $why', async ({ change }) => {
  expect(await tokensAt().tokens.verify(await forge(change))).toBeNull();
});

test('rejects malformed tokens', async () => {
  expect(await tokensAt().tokens.verify('a.b')).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { childSecret, hashSecret, newSecret, readRefreshToken, writeRefreshToken } from './refresh-tokens.ts';

const USER = '0193a000-0000-7000-8000-000000000001';

test('a token is read as written', () => {
  const secret = newSecret();
  expect(readRefreshToken(writeRefreshToken({ userId: USER, secret }))).toEqual({ userId: USER, secret });
});

const TOKEN = writeRefreshToken({ userId: USER, secret: Buffer.alloc(32, 5) });
test.each([
  { why: 'nothing', text: '' },
  { why: 'a part of one', text: TOKEN.slice(0, -4) },
  { why: 'one with trailing characters', text: `${TOKEN}AAAA` },
  { why: 'one with a character that base64url ignores', text: `${TOKEN}=` },
  { why: 'one with a space in it', text: `${TOKEN.slice(0, 20)} ${TOKEN.slice(20)}` },
  {
    why: 'one whose user is not an id',
    text: Buffer.alloc(48, 0xff).fill(0xee, 0, 16).toString('base64url'),
  },
])('$why is not a token', ({ text }) => {
  expect(readRefreshToken(text)).toBeNull();
});

describe('the secret of a child', () => {
  const key = new Uint8Array(32).fill(7);
  const parent = Buffer.alloc(32, 5);

  test('is the same each time, and 256 bits long', () => {
    const child = childSecret(key, parent, 'child');
    expect(child).toHaveLength(32);
    expect(childSecret(key, parent, 'child')).toEqual(child);
  });

  test.each([
    { why: 'another key', other: () => childSecret(new Uint8Array(32), parent, 'child') },
    { why: 'another parent', other: () => childSecret(key, Buffer.alloc(32, 6), 'child') },
    { why: 'another child', other: () => childSecret(key, parent, 'sibling') },
  ])('is different with $why', ({ other }) => {
    expect(other()).not.toEqual(childSecret(key, parent, 'child'));
  });
});

test('the stored hash of a secret never changes, or a new version would log everyone out', () => {
  expect(hashSecret(Buffer.alloc(32, 5)).toString('hex')).toBe(
    'f849d67325facf04177bc663b2dc544051831c589ef581d412f2eba44834e77c',
  );
});

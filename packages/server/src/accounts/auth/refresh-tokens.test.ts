import { expect, test } from 'vitest';
import { newSecret, readRefreshToken, writeRefreshToken } from './refresh-tokens.ts';

const USER = '0193a000-0000-7000-8000-000000000001';

test('a token is read as written', () => {
  const secret = newSecret();
  expect(readRefreshToken(writeRefreshToken({ userId: USER, secret }))).toEqual({ userId: USER, secret });
});

const TOKEN = writeRefreshToken({ userId: USER, secret: Buffer.alloc(32, 5) });
test.each([
  { why: 'nothing', text: '' },
  { why: 'a part of one', text: TOKEN.slice(0, -4) },
  { why: 'one with more behind it', text: `${TOKEN}AAAA` },
  { why: 'one with a sign that base64url passes over', text: `${TOKEN}=` },
  { why: 'one with a space in it', text: `${TOKEN.slice(0, 20)} ${TOKEN.slice(20)}` },
  {
    why: 'one of a user that is no id',
    text: Buffer.alloc(48, 0xff).fill(0xee, 0, 16).toString('base64url'),
  },
])('$why is not a token', ({ text }) => {
  expect(readRefreshToken(text)).toBeNull();
});

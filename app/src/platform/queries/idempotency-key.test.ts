import { api } from '../../testing/api-server.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../session/client.ts';
import { forgetKeys, sendOnce } from './idempotency-key.ts';
import { queryClient } from '../../shell/query-client.ts';

const ONION = [{ ingredient_name: 'onion', quantity: 1, unit: 'piece' }];
const GARLIC = [{ ingredient_name: 'garlic', quantity: null, unit: 'clove' }];
const TOKENS = { access_token: 'a', refresh_token: 'r' };

beforeEach(() => session.signIn(TOKENS, 'asha'));
afterEach(() => {
  session.signOut();
  queryClient.clear();
  api.reset();
});

/** Sends content, and returns the key it was sent with. */
async function keyOf(content: unknown, arrives: boolean): Promise<string> {
  let key = '';
  const sending = sendOnce(queryClient, 'pantry', content, (_content, under) => {
    key = under;
    return arrives ? Promise.resolve('done') : Promise.reject(new Error('No answer.'));
  });
  await sending.catch(() => undefined);
  return key;
}

test('a key is valid by the contract', async () => {
  expect(await keyOf(ONION, true)).toMatch(/^[!-~]{32}$/);
});

test('the same rows keep their key until a response arrives', async () => {
  const first = await keyOf(ONION, false);
  expect(await keyOf(structuredClone(ONION), false)).toBe(first);
  expect(await keyOf(ONION, true)).toBe(first);
  expect(await keyOf(ONION, true)).not.toBe(first);
});

test('other rows have their own key, and do not affect the first', async () => {
  const first = await keyOf(ONION, false);
  expect(await keyOf(GARLIC, true)).not.toBe(first);
  expect(await keyOf(ONION, true)).toBe(first);
});

test('two simultaneous submits are one', async () => {
  const keys = await Promise.all([keyOf(ONION, true), keyOf(ONION, true)]);
  expect(keys[1]).toBe(keys[0]);
});

test('rows removed since are new again', async () => {
  const first = await keyOf(ONION, false);
  forgetKeys(queryClient, 'lists');
  expect(await keyOf(ONION, false)).toBe(first);
  forgetKeys(queryClient, 'pantry');
  expect(await keyOf(ONION, false)).not.toBe(first);
});

test('the next cook has different keys', async () => {
  const first = await keyOf(ONION, false);
  session.signOut();
  session.signIn(TOKENS, 'ben');
  expect(await keyOf(ONION, false)).not.toBe(first);
});

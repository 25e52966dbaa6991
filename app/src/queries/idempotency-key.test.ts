import { expect, test } from 'vitest';
import { createRepeatable } from './idempotency-key.ts';

const ONION = [{ ingredient_name: 'onion', quantity: 1, unit: 'piece' }];
const GARLIC = [{ ingredient_name: 'garlic', quantity: null, unit: 'clove' }];

/** Sends contents one after the other, and says the keys they were sent under. */
async function keysOf(sendings: readonly (readonly [content: unknown, arrives: boolean])[]) {
  const sendOnce = createRepeatable();
  const keys: string[] = [];
  for (const [content, arrives] of sendings) {
    const sending = sendOnce(content, (_content, key) => {
      keys.push(key);
      return arrives ? Promise.resolve('done') : Promise.reject(new Error('No answer.'));
    });
    await sending.catch(() => undefined);
  }
  return keys;
}

test('a key is one that the contract takes', async () => {
  expect((await keysOf([[ONION, true]]))[0]).toMatch(/^[!-~]{32}$/);
});

test('the same rows keep their key until an answer has come', async () => {
  const keys = await keysOf([
    [ONION, false],
    [structuredClone(ONION), false],
    [ONION, true],
    [ONION, true],
  ]);
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('other rows have a key of their own, and leave the first its own', async () => {
  const [first, other, again] = await keysOf([
    [ONION, false],
    [GARLIC, true],
    [ONION, true],
  ]);
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});

test('two submits at once are one', async () => {
  const sendOnce = createRepeatable();
  const keys = await Promise.all([
    sendOnce(ONION, async (_content, key) => key),
    sendOnce(ONION, async (_content, key) => key),
  ]);
  expect(keys[1]).toBe(keys[0]);
});

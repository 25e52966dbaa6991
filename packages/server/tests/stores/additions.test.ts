import { beforeEach, expect, test } from 'vitest';
import * as store from '../../src/pantry/addition.store.ts';
import { insertOwnIngredients } from '../../src/pantry/own-ingredient.store.ts';
import { twoCooks } from '../support/two-cooks.ts';

const [RICE, TOMATO, DUST] = [1, 4, 500_000_900];
const at = (minute: number) => new Date(Date.UTC(2031, 0, 1, 0, minute));

const cooks = twoCooks();
const all = async (userId: string) =>
  (await store.readAdditions(cooks.db, userId)).toSorted((a, b) => a.ingredientId - b.ingredientId);

// Both have added the same: only the owner distinguishes the rows.
const ADDED = [
  { ingredientId: RICE, moments: [at(1), at(2)] },
  { ingredientId: TOMATO, moments: [at(3)] },
];
beforeEach(async () => {
  for (const userId of [cooks.ada, cooks.ben]) await store.saveAdditions(cooks.db, userId, ADDED);
});

test('each cook has their own additions', async () => {
  await store.saveAdditions(cooks.db, cooks.ada, [
    { ingredientId: RICE, moments: [at(9), at(1)] },
    { ingredientId: TOMATO, moments: [] },
  ]);
  expect(await all(cooks.ada)).toEqual([{ ingredientId: RICE, moments: [at(1), at(9)] }]);
  expect(await store.findAdditions(cooks.db, cooks.ada, [RICE, TOMATO])).toHaveLength(1);
  expect(await all(cooks.ben)).toEqual(ADDED);
  expect(await store.findAdditions(cooks.db, cooks.ben, [TOMATO])).toEqual([ADDED[1]]);
});

test('the most recent are kept, up to a number', async () => {
  const moments = Array.from({ length: 40 }, (_, minute) => at(minute));
  await store.saveAdditions(cooks.db, cooks.ada, [{ ingredientId: RICE, moments }]);
  const [rice] = await all(cooks.ada);
  expect(rice?.moments).toEqual(moments.slice(-24));
});

test('additions of an own ingredient are deleted with it', async () => {
  const ofDust = { ingredientId: DUST, moments: [at(1)] };
  for (const userId of [cooks.ada, cooks.ben]) await store.saveAdditions(cooks.db, userId, [ofDust]);
  await insertOwnIngredients(cooks.db, cooks.ben, [{ id: DUST, name: 'dust', nameKey: 'dust' }]);
  for (const userId of [cooks.ada, cooks.ben]) await store.deleteForgottenAdditions(cooks.db, userId);
  expect(await all(cooks.ada)).toEqual(ADDED);
  expect(await all(cooks.ben)).toEqual([...ADDED, ofDust]);
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { RemovedEntry } from '../../src/platform/database/schema.ts';
import {
  holdRemoval,
  keepLatestRemovals,
  noteRestored,
  rememberRemoval,
  RESTORABLE_MS,
} from '../../src/platform/removals/removal.store.ts';
import { twoCooks } from '../support/two-cooks.ts';

const cooks = twoCooks();

const AT = new Date('2030-05-06T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const later = (milliseconds: number) => new Date(AT.getTime() + milliseconds);
const entry = (recipeId: number): RemovedEntry => ({ recipeId, addedAt: '2030-05-01T12:00:00.000Z' });

const remove = (userId: string, thing: string, recipeId: number, now = AT) =>
  rememberRemoval(cooks.db, userId, { thing, content: entry(recipeId) }, now);
const held = (userId: string, thing: string, now = AT) => holdRemoval(cooks.db, userId, thing, now);
const left = (recipeId: number) => ({ restoredAt: null, content: entry(recipeId) });

// Both have removed the same things: only the owner distinguishes the rows.
beforeEach(async () => {
  await remove(cooks.ada, 'soup', 1);
  await remove(cooks.ada, 'pie', 2);
  await remove(cooks.ben, 'soup', 3);
});

describe('what two cooks removed under the same path', () => {
  test('is found separately, with its content', async () => {
    expect(await held(cooks.ada, 'soup')).toEqual(left(1));
    expect(await held(cooks.ada, 'pie')).toEqual(left(2));
    expect(await held(cooks.ben, 'soup')).toEqual(left(3));
    expect(await held(cooks.ben, 'pie')).toBeNull();
  });

  test('is noted as restored separately', async () => {
    await noteRestored(cooks.db, cooks.ada, 'soup', later(5));
    expect(await held(cooks.ada, 'soup')).toEqual({ restoredAt: later(5), content: entry(1) });
    expect(await held(cooks.ada, 'pie')).toEqual(left(2));
    expect(await held(cooks.ben, 'soup')).toEqual(left(3));
  });

  test('is replaced separately by a later removal, which is not restored', async () => {
    await noteRestored(cooks.db, cooks.ada, 'soup', AT);
    await remove(cooks.ada, 'soup', 4, later(DAY_MS));
    expect(await held(cooks.ada, 'soup', later(2 * DAY_MS))).toEqual(left(4));
    expect(await held(cooks.ben, 'soup')).toEqual(left(3));
  });

  test('is locked separately until the end of the transaction', async () => {
    const free = async () => {
      const { rows } = await cooks.pool.query(
        'select thing, user_id from removals where user_id in ($1, $2) for update skip locked',
        [cooks.ada, cooks.ben],
      );
      return rows.length;
    };
    await cooks.db.transaction(async (db) => {
      expect(await free()).toBe(3);
      await holdRemoval(db, cooks.ada, 'soup', AT);
      expect(await free()).toBe(2);
    });
  });
});

describe('a removal', () => {
  test.each([
    { age: DAY_MS, isThere: true },
    { age: DAY_MS + 1, isThere: false },
  ])('$age ms ago can be undone: $isThere', async ({ age, isThere }) => {
    expect((await held(cooks.ada, 'soup', later(age))) !== null).toBe(isThere);
  });

  test('can be undone for a day', () => expect(RESTORABLE_MS).toBe(DAY_MS));

  test.each([
    { age: DAY_MS, kept: ['pie', 'soup', 'tart'] },
    { age: DAY_MS + 1, kept: ['tart'] },
  ])("deletes its cook's expired ones: after $age ms", async ({ age, kept }) => {
    const thingsOf = async (userId: string) => {
      const { rows } = await cooks.pool.query(
        'select thing from removals where user_id = $1 order by thing',
        [userId],
      );
      return rows.map(({ thing }) => thing);
    };
    await remove(cooks.ada, 'tart', 5, later(age));
    expect(await thingsOf(cooks.ada)).toEqual(kept);
    expect(await thingsOf(cooks.ben)).toEqual(['soup']);
  });
});

test('of too many of one kind the latest are kept, separately for each cook', async () => {
  for (const [at, thing] of ['recipes/3', 'recipes/1', 'recipes/2'].entries()) {
    await remove(cooks.ada, thing, 1, later(at));
    await remove(cooks.ben, thing, 1, later(at));
  }
  await keepLatestRemovals(cooks.db, cooks.ada, { prefix: 'recipes/', most: 2 });
  const things = async (userId: string) =>
    (
      await cooks.pool.query('select thing from removals where user_id = $1 order by thing', [userId])
    ).rows.map(({ thing }) => thing);
  expect(await things(cooks.ada)).toEqual(['pie', 'recipes/1', 'recipes/2', 'soup']);
  expect(await things(cooks.ben)).toEqual(['recipes/1', 'recipes/2', 'recipes/3', 'soup']);
});

test('somebody who adds and removes on keeps 10,000 removals of a kind', async () => {
  await cooks.pool.query(
    `insert into removals (user_id, thing, removed_at, content)
     select user_id, 'lists/' || n, removed_at + n * interval '1 ms', content
     from removals, generate_series(1, 10000) n where user_id = $1 and thing = 'pie'`,
    [cooks.ada],
  );
  await remove(cooks.ada, 'lists/last', 1, later(20_000));
  const { rows } = await cooks.pool.query<{ many: number }>(
    "select count(*)::int as many from removals where user_id = $1 and thing like 'lists/%'",
    [cooks.ada],
  );
  expect(rows[0]!.many).toBe(10_000);
  expect([await held(cooks.ada, 'lists/1'), await held(cooks.ada, 'lists/2')]).toEqual([null, left(2)]);
  expect(await held(cooks.ada, 'soup')).toEqual(left(1));
});

import { beforeEach, describe, expect, test } from 'vitest';
import { findLists, findRecipes } from '../../src/platform/access/access.store.ts';
import * as store from '../../src/lists/list.store.ts';
import { takeList } from '../../src/lists/removed-list.store.ts';
import { twoCooks } from '../support/two-cooks.ts';

/** Both cooks have a list with this id: only the owner distinguishes them. */
const ID = '01976b0e-5a10-7c3e-9a55-0242ac120001';
const OTHER = '01976b0e-5a10-7c3e-9a55-0242ac120002';
const AT = new Date('2031-01-01T00:00:00Z');

const cooks = twoCooks();

const add = (userId: string, id: string, name: string, createdAt = AT) =>
  store.insertList(cooks.db, userId, { id, name, nameKey: name.toLowerCase(), description: null, createdAt });
const put = (userId: string, recipeId: number, listId = ID, addedAt = AT) =>
  store.insertListRecipe(cooks.db, { userId, listId, recipeId, addedAt });
const all = async (userId: string) =>
  (await store.readLists(cooks.db, userId)).map(({ name, recipeCount }) => [name, recipeCount]);
const page = (userId: string, offset = 0, limit = 10) =>
  store.readListRecipes(cooks.db, userId, ID, { offset, limit });

beforeEach(async () => {
  await add(cooks.ada, ID, 'Soups');
  await add(cooks.ben, ID, 'Stews');
  await put(cooks.ben, 1001);
});

describe('for two cooks with the same ids', () => {
  test('each reads their own lists, Favorites first and then the newest', async () => {
    await add(cooks.ada, OTHER, 'Breads', new Date(AT.getTime() + 1));
    await put(cooks.ada, 1002);
    await put(cooks.ada, 2001);
    expect(await all(cooks.ada)).toEqual([
      ['Favorites', 0],
      ['Breads', 0],
      ['Soups', 2],
    ]);
    expect(await all(cooks.ben)).toEqual([
      ['Favorites', 0],
      ['Stews', 1],
    ]);
    expect(await store.countLists(cooks.db, cooks.ada)).toBe(3);
    expect(await store.countLists(cooks.db, cooks.ben)).toBe(2);
  });

  test('each reads all of their own list, and none that only the other has', async () => {
    await add(cooks.ben, OTHER, 'Breads');
    expect(await store.readList(cooks.db, cooks.ada, ID)).toEqual({
      id: ID,
      name: 'Soups',
      description: null,
      listType: 'custom',
      createdAt: AT,
      recipeCount: 0,
      allergens: [],
    });
    expect(await store.readList(cooks.db, cooks.ben, ID)).toMatchObject({ name: 'Stews', recipeCount: 1 });
    expect(await store.readList(cooks.db, cooks.ada, OTHER)).toBeNull();
  });

  test('a change affects one list of one of them', async () => {
    await add(cooks.ada, OTHER, 'Breads');
    const before = await store.readLists(cooks.db, cooks.ben);
    const changed = { id: ID, name: 'Broths', nameKey: 'broths' };
    await store.updateList(cooks.db, cooks.ada, { ...changed, description: 'Hot' });
    expect(await store.readList(cooks.db, cooks.ada, ID)).toMatchObject({
      name: 'Broths',
      description: 'Hot',
    });
    expect(await store.readList(cooks.db, cooks.ada, OTHER)).toMatchObject({ name: 'Breads' });
    expect(await store.readLists(cooks.db, cooks.ben)).toEqual(before);
    expect(await store.isNameTaken(cooks.db, cooks.ada, { id: OTHER, nameKey: 'broths' })).toBe(true);
  });

  test('a deletion affects one list of one of them, with its recipes', async () => {
    await add(cooks.ada, OTHER, 'Breads');
    await put(cooks.ada, 1002);
    await put(cooks.ada, 1002, OTHER);
    await takeList(cooks.db, cooks.ada, ID);
    expect(await all(cooks.ada)).toEqual([
      ['Favorites', 0],
      ['Breads', 1],
    ]);
    expect(await page(cooks.ben)).toEqual([1001]);
  });

  test('a name is taken only by another list of the same cook', async () => {
    expect(await store.isNameTaken(cooks.db, cooks.ada, { id: OTHER, nameKey: 'soups' })).toBe(true);
    expect(await store.isNameTaken(cooks.db, cooks.ada, { id: ID, nameKey: 'soups' })).toBe(false);
    expect(await store.isNameTaken(cooks.db, cooks.ada, { id: OTHER, nameKey: 'stews' })).toBe(false);
    expect(await add(cooks.ada, OTHER, 'Soups')).toBe(false);
    expect(await add(cooks.ada, OTHER, 'Stews')).toBe(true);
  });

  test("recipes are added to one cook's list, once", async () => {
    expect(await put(cooks.ada, 1001)).toBe(true);
    expect(await put(cooks.ada, 1001)).toBe(false);
    expect(await put(cooks.ada, 1002)).toBe(true);
    expect(await page(cooks.ada)).toEqual([1001, 1002]);
    expect(await page(cooks.ben)).toEqual([1001]);
  });

  test('recipes are removed from one list of one of them', async () => {
    await add(cooks.ada, OTHER, 'Breads');
    for (const [recipe, list] of [
      [1001, ID],
      [1002, ID],
      [1001, OTHER],
    ] as const) {
      await put(cooks.ada, recipe, list);
    }
    expect(await store.deleteListRecipe(cooks.db, cooks.ada, ID, 1001)).toEqual({ addedAt: AT });
    expect(await store.deleteListRecipe(cooks.db, cooks.ada, ID, 1001)).toBeNull();
    expect(await page(cooks.ada)).toEqual([1002]);
    expect(await page(cooks.ben)).toEqual([1001]);
    expect(await store.readMembership(cooks.db, cooks.ada, [1001])).toEqual(new Map([[1001, [OTHER]]]));
  });

  test('the lists of recipes belong to one of them', async () => {
    await add(cooks.ada, OTHER, 'Breads');
    await put(cooks.ada, 1002, OTHER);
    await put(cooks.ada, 1002);
    await put(cooks.ada, 2001);
    const asked = [1001, 1002];
    expect(await store.readMembership(cooks.db, cooks.ada, asked)).toEqual(new Map([[1002, [ID, OTHER]]]));
    expect(await store.readMembership(cooks.db, cooks.ben, asked)).toEqual(new Map([[1001, [ID]]]));
  });
});

test('the latest recipe comes first, page by page', async () => {
  await put(cooks.ada, 1001, ID, new Date(AT.getTime() + 1));
  await put(cooks.ada, 2001, ID, new Date(AT.getTime() + 2));
  await put(cooks.ada, 1002, ID, new Date(AT.getTime() + 1));
  expect(await page(cooks.ada)).toEqual([2001, 1001, 1002]);
  expect(await page(cooks.ada, 1, 1)).toEqual([1001]);
});

describe('while a transaction locks', () => {
  /** Whether another client's statement is blocked. */
  const isHeld = async (statement: string, values: unknown[]) => {
    const client = await cooks.pool.connect();
    try {
      await client.query(`begin; set local lock_timeout = '30ms'`);
      await client.query(statement, values);
      return false;
    } catch (error) {
      expect(error).toMatchObject({ code: '55P03' });
      return true;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  const rename = 'update lists set description = name where user_id = $1 and list_type = $2';
  const remove = 'delete from lists where user_id = $1 and list_type = $2';

  test.each([
    { strength: 'update', isRenamingHeld: true },
    { strength: 'key share', isRenamingHeld: false },
  ] as const)('a list ($strength), it is not deleted', async ({ strength, isRenamingHeld }) => {
    await cooks.db.transaction(async (db) => {
      expect(await findLists(db, cooks.ada, [ID], strength)).toEqual([{ id: ID, listType: 'custom' }]);
      expect(await isHeld(remove, [cooks.ada, 'custom'])).toBe(true);
      expect(await isHeld(rename, [cooks.ada, 'custom'])).toBe(isRenamingHeld);
      expect(await isHeld(remove, [cooks.ada, 'default'])).toBe(false);
      expect(await isHeld(remove, [cooks.ben, 'custom'])).toBe(false);
    });
    expect(await findLists(cooks.db, cooks.ada, [OTHER], strength)).toEqual([]);
  });

  test('Favorites, nobody else locks it, and other lists are free', async () => {
    await cooks.db.transaction(async (db) => {
      await store.holdFavorites(db, cooks.ada);
      expect(await isHeld(rename, [cooks.ada, 'default'])).toBe(true);
      expect(await isHeld(rename, [cooks.ada, 'custom'])).toBe(false);
      expect(await isHeld(rename, [cooks.ben, 'default'])).toBe(false);
    });
  });

  test('a recipe, it stays', async () => {
    await cooks.db.transaction(async (db) => {
      expect(await findRecipes(db, cooks.ada, [3001], 'key share')).toEqual([{ id: 3001 }]);
      expect(await isHeld('delete from recipes where id = $1', [3001])).toBe(true);
      expect(await isHeld('delete from recipes where id = $1', [3002])).toBe(false);
    });
    expect(await findRecipes(cooks.db, cooks.ada, [9999], 'key share')).toEqual([]);
  });
});

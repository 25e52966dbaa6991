import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database/open.ts';
import { createTestDatabase } from '../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const CATALOGUE = ['catalogue_state', 'ingredients', 'recipes', 'recipe_ingredients', 'preset_ingredients'];

/** The foreign keys from cooks' tables to the catalogue's, with their delete action: 'a' rejects. */
async function keysToCatalogue(): Promise<{ key: string; action: string }[]> {
  const { rows } = await database.pool.query<{ key: string; action: string }>(
    `select conrelid::regclass || '.' || conname as key, confdeltype as action from pg_constraint
     where contype = 'f' and confrelid::regclass::text = any($1) and conrelid in (
       select attrelid from pg_attribute where attname in ('user_id', 'username')
     )`,
    [CATALOGUE],
  );
  return rows;
}

test('deleting from the catalogue deletes nothing of a cook', async () => {
  const keys = await keysToCatalogue();
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter(({ action }) => !['a', 'r'].includes(action))).toEqual([]);
});

test('a cascade from the catalogue would be detected', async () => {
  await database.pool.query(
    `create table cooks_notes (user_id uuid, recipe_id int references recipes (id) on delete cascade)`,
  );
  expect(await keysToCatalogue()).toContainEqual({
    key: 'cooks_notes.cooks_notes_recipe_id_fkey',
    action: 'c',
  });
});

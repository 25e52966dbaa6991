import { DIETARY_FLAGS, STORAGE_PLACES } from '@larder/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database/open.ts';
import { createTestDatabase } from '../support/database.ts';

// To fix what these find, run `npm run generate -- migration NAME`.
let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('recipes have a column for exactly the dietary flags', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'recipes' and data_type = 'boolean'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...DIETARY_FLAGS].toSorted());
});

test('the pantry accepts exactly the places of the vocabulary', async () => {
  const { rows } = await database.pool.query<{ rule: string }>(
    "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'pantry_items_storage'",
  );
  const places = Array.from(rows[0]?.rule.matchAll(/'(\w+)'::text/g) ?? [], ([, place]) => place);
  expect(places).toEqual(STORAGE_PLACES);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { MIGRATIONS } from '../../src/platform/paths.ts';
import { connectTo, createDatabase, dropDatabase } from '../support/database.ts';

const made: string[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map(dropDatabase));
});

test('twenty servers that start together on an empty database migrate it once', async () => {
  const database = await createDatabase();
  made.push(database);
  const pools = Array.from({ length: 20 }, () => connectTo(database));
  await Promise.all(pools.map((each) => migrateDatabase(each)));

  const [pool] = pools;
  const { rows } = await pool!.query<{ applied: number; different: number; recipes: string | null }>(
    `select count(*)::int as applied, count(distinct hash)::int as different, to_regclass('recipes') as recipes
     from drizzle.__drizzle_migrations`,
  );
  expect(rows[0]?.applied).toBeGreaterThan(0);
  expect(rows[0]?.applied).toBe(rows[0]?.different);
  expect(rows[0]?.recipes).toBe('recipes');
  const locks =
    "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = $1)";
  await expect.poll(async () => (await pool!.query(locks, [database])).rowCount).toBe(0);
  await Promise.all(pools.map((each) => each.end()));
});

test('a user who may not create extensions is told what an administrator has to run', async () => {
  const database = await createDatabase();
  made.push(database);
  const user = `weak_${database}`;
  const admin = connectTo(database);
  await admin.query(`create user ${user} nocreatedb`);
  const pool = connectTo(database, user);

  await expect(migrateDatabase(pool)).rejects.toThrow(
    /may not create the extension .*CREATE EXTENSION pg_trgm;/,
  );

  await pool.end();
  await admin.query(`drop user ${user}`);
  await admin.end();
});

/** A database as it was before a migration, with a cook in it. */
async function databaseBefore(migration: string) {
  const database = await createDatabase();
  made.push(database);
  const pool = connectTo(database);
  const { entries } = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  const at = entries.findIndex(({ tag }) => tag.endsWith(`_${migration}`));
  await migrateDatabase(pool, entries[at - 1]!.when);
  const user = '01976b0e-5a10-7c3e-9a55-0242ac120001';
  await pool.query(
    "insert into users (id, username, username_key, password_hash) values ($1, 'ada', 'ada', 'x')",
    [user],
  );
  return { pool, user };
}

test('a pantry of before there were batches keeps its rows, and no date is made up for them [BATCH-15]', async () => {
  const { pool, user } = await databaseBefore('pantry_batches');
  await pool.query(
    `insert into pantry_items (user_id, id, ingredient_id, quantity, used, unit, unit_kind, expiry_date) values
      ($1, '01976b0e-5a10-7c3e-9a55-0242ac120002', 7, 3, 0.5, 'piece', 'piece', null),
      ($1, '01976b0e-5a10-7c3e-9a55-0242ac120003', 8, null, 0, 'g', 'weight', '2030-05-31')`,
    [user],
  );
  const item = { id: 'x', ingredientId: 7, expiryDate: null };
  await pool.query(
    `insert into idempotency_keys (user_id, key, request_hash, status, body, created_at) values
      ($1, 'many', 'x', 201, $2, now()), ($1, 'one', 'x', 200, $3, now()), ($1, 'plan', 'x', 200, null, now())`,
    [user, JSON.stringify([item, { ...item, id: 'y' }]), JSON.stringify(item)],
  );

  await migrateDatabase(pool);

  const { rows } = await pool.query(
    `select ingredient_id, quantity, used, expiry_date::text, expiry_is_guess, storage, opened
      from pantry_items order by ingredient_id`,
  );
  const plain = { expiry_is_guess: false, storage: null, opened: false };
  expect(rows).toEqual([
    { ingredient_id: 7, quantity: 3, used: 0.5, expiry_date: null, ...plain },
    { ingredient_id: 8, quantity: null, used: 0, expiry_date: '2030-05-31', ...plain },
  ]);
  const answers = await pool.query('select body from idempotency_keys order by key');
  const whole = { ...item, expiryIsGuess: false, storage: null, opened: false };
  expect(answers.rows.map(({ body }) => body)).toEqual([[whole, { ...whole, id: 'y' }], whole, null]);
  await pool.end();
});

test('of a pantry of before additions were counted nothing counts as usual, and all of it stays', async () => {
  const { pool, user } = await databaseBefore('pantry_additions');
  await pool.query(
    `insert into pantry_items (user_id, id, ingredient_id, quantity, unit, unit_kind) values
      ($1, '01976b0e-5a10-7c3e-9a55-0242ac120002', 7, 3, 'piece', 'piece')`,
    [user],
  );

  await migrateDatabase(pool);

  const count = async (table: string) => (await pool.query(`select from ${table}`)).rowCount;
  expect([await count('pantry_items'), await count('pantry_additions')]).toEqual([1, 0]);
  await pool.query('insert into pantry_additions values ($1, 7, array[now(), now()])', [user]);
  await pool.query('delete from users where id = $1', [user]);
  expect(await count('pantry_additions')).toBe(0);
  await pool.end();
});

test('a plan that was kept before there could be several is the one before the current', async () => {
  const { pool, user } = await databaseBefore('plan_history');
  const id = '01976b0e-5a10-7c3e-9a55-0242ac120002';
  await pool.query(
    `insert into previous_meal_plans (user_id, id, made_at, made_on, filters, input_hash, pantry_hash, preferences_hash,
       plan, replaced_at) values ($1, $2, now(), '2030-05-31', '{}', '', '', '', '{"meals":[]}', now())`,
    [user, id],
  );
  await migrateDatabase(pool);
  const { rows } = await pool.query('select id, place, plan from previous_meal_plans');
  expect(rows).toEqual([{ id, place: -1, plan: { meals: [] } }]);
  await pool.end();
});

test('a recipe of before recipes could have owners is everybody’s', async () => {
  const { pool, user } = await databaseBefore('own_recipes');
  const { rows: columns } = await pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = 'recipes' and is_nullable = 'NO' and column_default is null`,
  );
  const value = { integer: '1', 'double precision': '1', boolean: 'false', ARRAY: "'{}'" };
  await pool.query(
    `insert into recipes (${columns.map(({ name }) => name).join(', ')})
     values (${columns.map(({ type }) => value[type as keyof typeof value] ?? "'x'").join(', ')})`,
  );
  await migrateDatabase(pool);
  expect((await pool.query('select id, owner_id, owner_version from recipes')).rows).toEqual([
    { id: 1, owner_id: null, owner_version: 0 },
  ]);
  expect((await pool.query('select own_recipes_version from users where id = $1', [user])).rows).toEqual([
    { own_recipes_version: 0 },
  ]);
  await pool.end();
});

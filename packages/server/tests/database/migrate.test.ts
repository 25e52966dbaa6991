import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { migrateDatabase, OTHER_TABLES } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { MIGRATIONS } from '../../src/platform/paths.ts';
import { StartError } from '../../src/platform/process/start-error.ts';
import { connectTo, createDatabase, databaseUrl, dropDatabase } from '../support/database.ts';

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

test('without permission to create extensions, the error says what an administrator has to run', async () => {
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

/** Every row of every table, and the extensions. */
async function everything(pool: pg.Pool): Promise<unknown> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'drizzle') order by 1`,
  );
  const rows = tables.map(async ({ name }) => [name, (await pool.query(`select * from ${name}`)).rows]);
  const { rows: extensions } = await pool.query('select extname from pg_extension order by 1');
  return { rows: Object.fromEntries(await Promise.all(rows)), extensions };
}

const FIRST = known()[0]!;

test.each([
  { made: 'a newer version', last: 9_999_999_999_999, says: OTHER_TABLES.newer },
  { made: 'a version before the first migration', last: FIRST - 1, says: OTHER_TABLES.ancient },
])('a database made by $made is rejected with a sentence, and left as it is', async ({ last, says }) => {
  const database = await createDatabase();
  made.push(database);
  const pool = connectTo(database);
  await pool.query("create schema drizzle; create table users (name text); insert into users values ('ada')");
  await pool.query('create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)');
  await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', $1)", [last]);
  const before = await everything(pool);

  const opening = openDatabase({ databaseUrl: databaseUrl(database), dataDir: '' }, createLog('silent'));
  await expect(opening).rejects.toThrow(new StartError(`DATABASE_URL: ${says}`));

  expect(await everything(pool)).toEqual(before);
  await pool.end();
});

test('every migration is newer than the one before: the migrator skips others', () => {
  expect(known()).toEqual([...new Set(known())].toSorted((a, b) => a - b));
});

/** The timestamps of the migrations, in milliseconds. */
function known(): number[] {
  const journal = readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: { when: number }[] }).entries.map(({ when }) => when);
}

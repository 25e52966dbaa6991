import { afterEach, expect, inject, test } from 'vitest';
import { migrateDatabase } from '../../src/database/migrate.ts';
import { createPool } from '../../src/database/open.ts';
import { createDatabase, dropDatabase } from '../support/database.ts';

const made: string[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map(dropDatabase));
});

test('twenty servers that start together on an empty database migrate it once', async () => {
  const database = await createDatabase();
  made.push(database);
  const pools = Array.from({ length: 20 }, () => createPool({ ...inject('cluster'), database }));
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
  const admin = createPool({ ...inject('cluster'), database });
  await admin.query(`create user ${user} nocreatedb`);
  const pool = createPool({ ...inject('cluster'), user, database });

  await expect(migrateDatabase(pool)).rejects.toThrow(
    /may not create the extension .*CREATE EXTENSION pg_trgm;/,
  );

  await pool.end();
  await admin.query(`drop user ${user}`);
  await admin.end();
});

import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { MIGRATIONS } from '../paths.ts';
import { StartError } from '../start-error.ts';

const EXTENSIONS = ['pg_trgm', 'unaccent', 'fuzzystrmatch'];
/** 'migrate' in ASCII. Servers that start together on one database take turns. */
const MIGRATION_LOCK = 0x6d696772617465n;

/** Brings the database's tables up to date: once, however many servers start together. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK.toString()]);
    await ensureExtensions(client);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
  } finally {
    // Ends the session, and with it the lock and the changed time-out.
    client.release(true);
  }
}

/** How the tables of a database stand to those that this program knows. */
export async function ageOfTables(pool: pg.Pool): Promise<'older' | 'same' | 'newer'> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis ?? 0;
  const { rows } = await pool.query<{ log: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as log",
  );
  if (!rows[0]?.log) return 'older';
  const { rows: applied } = await pool.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(applied[0]?.last ?? 0);
  if (last === known) return 'same';
  return last < known ? 'older' : 'newer';
}

async function ensureExtensions(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string; installed: boolean }>(
    'select name, installed_version is not null as installed from pg_available_extensions where name = any($1)',
    [EXTENSIONS],
  );
  const absent = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name));
  if (absent.length > 0) {
    throw new StartError(
      `DATABASE_URL: that PostgreSQL lacks the extension ${absent.join(', ')}. Install its contrib package.`,
    );
  }
  for (const { name } of rows.filter((row) => !row.installed)) {
    await client.query(`create extension if not exists ${name}`).catch((cause: unknown) => {
      throw new StartError(
        `DATABASE_URL: its user may not create the extension ${name}. Ask an administrator to run in that database: ${EXTENSIONS.map((extension) => `CREATE EXTENSION ${extension};`).join(' ')}`,
        { cause },
      );
    });
  }
}

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { MIGRATIONS } from '../paths.ts';
import { StartError } from '../process/start-error.ts';

/** For the titles that look like a text which no word finds. */
const EXTENSION = 'pg_trgm';
/** 'migrate' in ASCII. Servers that start together on one database take turns. */
const MIGRATION_LOCK = 0x6d696772617465n;

/**
 * Brings the database's tables up to date: once, however many servers start together. With `until` only as far as that
 * migration, as a backup of that time needs them.
 */
export async function migrateDatabase(pool: pg.Pool, until = latestMigration()): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK.toString()]);
    await ensureExtension(client);
    await migrateUntil(client, until);
  } finally {
    // Ends the session, and with it the lock and the changed time-out.
    client.release(true);
  }
}

/** The last migration that this program knows: the time when it was written, in milliseconds. */
export function latestMigration(): number {
  return known().at(-1)?.folderMillis ?? 0;
}

/** Whether this program knows how to make tables as they were after a migration. */
export function isKnownMigration(migration: number): boolean {
  return known().some(({ folderMillis }) => folderMillis === migration);
}

async function migrateUntil(client: pg.PoolClient, until: number): Promise<void> {
  if (until === latestMigration()) {
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'larder-migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { when: number }[] };
    const entries = journal.entries.filter(({ when }) => when <= until);
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function known() {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS });
}

/** How the tables of a database stand to those that this program knows. */
export async function ageOfTables(pool: pg.Pool): Promise<'older' | 'same' | 'newer'> {
  const { rows } = await pool.query<{ log: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as log",
  );
  if (!rows[0]?.log) return 'older';
  const { rows: applied } = await pool.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(applied[0]?.last ?? 0);
  if (last === latestMigration()) return 'same';
  return last < latestMigration() ? 'older' : 'newer';
}

async function ensureExtension(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ installed: boolean }>(
    'select installed_version is not null as installed from pg_available_extensions where name = $1',
    [EXTENSION],
  );
  if (!rows[0]) {
    throw new StartError(
      `DATABASE_URL: this PostgreSQL lacks the extension ${EXTENSION}. Install its contrib package.`,
    );
  }
  if (rows[0].installed) return;
  await client.query(`create extension if not exists ${EXTENSION}`).catch((cause: unknown) => {
    throw new StartError(
      `DATABASE_URL: its user may not create the extension ${EXTENSION}. Ask an administrator to run in that database: CREATE EXTENSION ${EXTENSION};`,
      { cause },
    );
  });
}

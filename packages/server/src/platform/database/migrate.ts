import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { MIGRATIONS } from '../paths.ts';
import { StartError } from '../process/start-error.ts';
import { neverStopped, unlessStopped } from '../process/stop-signals.ts';
import { takeTime } from './limited-client.ts';

/** For typo-tolerant title search. */
const EXTENSION = 'pg_trgm';
/** 'migrate' in ASCII. Serialises servers that start together on one database. */
const MIGRATION_LOCK = 0x6d696772617465n;

export interface MigrateOptions {
  /** The migration to stop at, for the tables that an older backup needs. */
  readonly until?: number;
  /** The setting that names the database; messages begin with it. */
  readonly source?: string;
  /** Ends the wait for another server's migration. */
  readonly stop?: AbortSignal;
}

/**
 * Brings the database's tables up to date: once, however many servers start together. Throws a StartError, and changes
 * nothing, if they are newer than this program or older than its first migration.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  { until = latestMigration(), source = 'DATABASE_URL', stop = neverStopped().stop }: MigrateOptions = {},
): Promise<void> {
  const client = await pool.connect();
  takeTime(client);
  try {
    await client.query('set statement_timeout = 0');
    await unlessStopped(client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK.toString()]), stop);
    const age = await ageOfTables(client);
    if (age === 'newer' || age === 'ancient') throw new StartError(`${source}: ${OTHER_TABLES[age]}`);
    await ensureExtension(client);
    await migrateUntil(client, until);
  } finally {
    // Ends the session, and with it the lock and the changed time-out.
    client.release(true);
  }
}

/** The last migration known to this version, by timestamp in milliseconds. */
export function latestMigration(): number {
  return known().at(-1)?.folderMillis ?? 0;
}

/** The first migration that this version knows. Older tables have to be upgraded to it by an earlier version. */
export function firstMigration(): number {
  return known()[0]?.folderMillis ?? 0;
}

/** Whether this program can create tables as of a migration. */
export function isKnownMigration(migration: number): boolean {
  return known().some(({ folderMillis }) => folderMillis === migration);
}

/** Messages about tables that this version leaves alone. */
export const OTHER_TABLES = {
  newer: 'this database was made by a newer version of Larder. Use that version.',
  ancient:
    'this database is older than this version of Larder can upgrade. Start the last version with the migration 0013_own_recipes on it once, then this one.',
};

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

/** How a database's tables compare with those that this version knows. */
export type TablesAge = 'ancient' | 'older' | 'same' | 'newer';

/** The age of a database's tables; 'older' for an empty database. */
export async function ageOfTables(database: Pick<pg.Pool, 'query'>): Promise<TablesAge> {
  const { rows } = await database.query<{ log: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as log",
  );
  if (!rows[0]?.log) return 'older';
  const { rows: applied } = await database.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = applied[0]?.last ?? null;
  if (last === null) return 'older';
  if (Number(last) < firstMigration()) return 'ancient';
  if (Number(last) === latestMigration()) return 'same';
  return Number(last) < latestMigration() ? 'older' : 'newer';
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

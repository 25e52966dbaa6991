import pg from 'pg';
import { takeTime } from '../database/limited-client.ts';
import { migrateDatabase } from '../database/migrate.ts';
import type { Database } from '../database/open.ts';
import { createPool } from '../database/pool.ts';
import { verifyBackup } from './read.ts';
import { restoreBackup, type Restored } from './restore.ts';
import { whileThereIsRoom } from './disk-limit.ts';
import { quoted } from './tables.ts';

/** 'check' in ASCII. Holding this advisory lock reserves the scratch database. */
const CHECK_LOCK = 0x636865636b;
/** PostgreSQL's error for a user who may not create databases. */
const NOT_ALLOWED = '42501';

/**
 * Proves that a backup can be restored: by its checksum, and by restoring it into a scratch database next to the
 * given one, which is dropped again. Returns what was restored; null if the database's user may not create
 * databases. Throws a BackupError if the file is damaged.
 */
export async function checkBackup(
  { pool, hasRoom }: Pick<Database, 'pool' | 'hasRoom'>,
  file: string,
  stop: AbortSignal = new AbortController().signal,
): Promise<Restored | null> {
  await verifyBackup(file);
  const client = await pool.connect();
  takeTime(client);
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [CHECK_LOCK]);
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const name = `${rows[0]?.name.slice(0, 50)}_backup_check`;
    // A killed check has left its scratch database behind.
    const drop = `drop database if exists ${quoted(name)} with (force)`;
    try {
      await client.query(drop);
      await client.query(`create database ${quoted(name)}`);
    } catch (error) {
      if ((error as { code?: unknown }).code === NOT_ALLOWED) return null;
      throw error;
    }
    try {
      return await whileThereIsRoom(hasRoom, stop, (signal) => restoreInto(beside(pool, name), file, signal));
    } finally {
      await client.query(drop);
    }
  } finally {
    // Ends the session, and with it the lock and the changed time-out.
    client.release(true);
  }
}

async function restoreInto(scratch: pg.Pool, file: string, signal: AbortSignal): Promise<Restored> {
  scratch.on('error', () => undefined);
  try {
    await migrateDatabase(scratch);
    return await restoreBackup(scratch, file, () => undefined, signal);
  } finally {
    await scratch.end();
  }
}

/** A pool on another database of the same server. */
function beside({ options }: pg.Pool, database: string): pg.Pool {
  if (options.connectionString) {
    const url = new URL(options.connectionString);
    url.pathname = `/${encodeURIComponent(database)}`;
    return createPool({ connectionString: url.href });
  }
  // The driver makes the password non-enumerable.
  return createPool({ ...options, password: options.password, database });
}

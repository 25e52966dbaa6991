import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { takeTime } from '../database/limited-client.ts';
import { isKnownMigration, migrateDatabase, firstMigration } from '../database/migrate.ts';
import { FIRST_IMPORTED_RECIPE_ID } from '../database/schema.ts';
import { BackupError, type Beginning } from './format.ts';
import { openBackup, verifyBackup, type OpenBackup } from './read.ts';
import { copied, quoted, tablesInOrder } from './tables.ts';

/** Left out: anyone logged in then may have logged out since, or changed the password for a reason. */
const NOT_RESTORED: ReadonlySet<string> = new Set(['sessions', 'refresh_tokens', 'mailed_links']);

/** What was restored. */
export interface Restored {
  /** When the backup was made. */
  readonly made: string;
  readonly accounts: number;
}

/**
 * Restores a backup into a database with this version's tables and no user data. The tables are recreated at
 * the backup's schema version, filled in one transaction, and then migrated. Throws a {@link BackupError},
 * leaving the database unchanged, if the file is invalid or there is user data. `signal` aborts the restore.
 */
export async function restoreBackup(
  pool: pg.Pool,
  file: string,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<Restored> {
  await verifyBackup(file);
  const backup = await openBackup(file);
  if (backup.beginning.schema < firstMigration()) {
    throw new BackupError(
      `${file} is older than this version of Larder can restore. Restore it with the last version that has the migration 0013_own_recipes, make a backup there, and restore that.`,
    );
  }
  if (!isKnownMigration(backup.beginning.schema)) {
    throw new BackupError(`${file} was made by a newer version of Larder. Restore it with that version.`);
  }
  await refuseWhatIsUsed(pool);
  await startOver(pool, backup.beginning);
  try {
    await fill(pool, backup, say, signal);
  } finally {
    await migrateDatabase(pool);
  }
  const { rows } = await pool.query<{ accounts: number }>('select count(*)::int as accounts from users');
  return { made: backup.beginning.made, accounts: rows[0]?.accounts ?? 0 };
}

async function refuseWhatIsUsed(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ used: boolean }>(
    'select exists (select from users) or exists (select from recipes where id >= $1) as used',
    [FIRST_IMPORTED_RECIPE_ID],
  );
  if (rows[0]?.used) {
    throw new BackupError(
      'The database already holds accounts or recipes of your own. Restore into an empty one: set another DATA_DIR or DATABASE_URL.',
    );
  }
}

/** Recreates the tables at a backup's schema version. */
async function startOver(pool: pg.Pool, { schema }: Beginning): Promise<void> {
  const names = tablesInOrder().map(({ table }) => quoted(table));
  await pool.query(`drop table if exists ${names.join(', ')}, drizzle.__drizzle_migrations`);
  await migrateDatabase(pool, { until: schema });
}

async function fill(
  pool: pg.Pool,
  { tables }: OpenBackup,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const client = await pool.connect();
  takeTime(client);
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin');
    for await (const table of tables) {
      if (NOT_RESTORED.has(table.table)) {
        await pipeline(
          Readable.from(table.rows),
          new Writable({ write: (_rows, _encoding, done) => done() }),
        );
        continue;
      }
      say(`Restoring ${table.table} …`);
      const rows = Readable.from(table.rows);
      await pipeline(rows, client.query(copyFrom(`copy ${copied(table)} from stdin`)), {
        ...(signal && { signal }),
      });
    }
    await client.query('commit');
  } finally {
    // Ends the session, which discards uncommitted data and the changed time-outs.
    client.release(true);
  }
}

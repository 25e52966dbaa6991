import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { isKnownMigration, migrateDatabase } from '../database/migrate.ts';
import { FIRST_IMPORTED_RECIPE_ID } from '../database/schema.ts';
import { BackupError, type Beginning } from './format.ts';
import { openBackup, type OpenBackup } from './read.ts';
import { copied, quoted, tablesInOrder } from './tables.ts';

/** What came back. */
export interface Restored {
  /** When the backup was made. */
  readonly made: string;
  readonly accounts: number;
}

/**
 * Puts a backup into a database that has the tables of this version and nothing of anybody. The tables are made as they were
 * when the backup was made, filled in one transaction, and then brought up to date. Throws a {@link BackupError} when the
 * file cannot be used or somebody's things are there; then nobody's things are there as before.
 */
export async function restoreBackup(
  pool: pg.Pool,
  file: string,
  say: (line: string) => void,
): Promise<Restored> {
  const backup = await openBackup(file);
  if (!isKnownMigration(backup.beginning.schema)) {
    throw new BackupError(`${file} was made by a newer version of Larder. Restore it with that version.`);
  }
  await refuseWhatIsUsed(pool);
  await startOver(pool, backup.beginning);
  try {
    await fill(pool, backup, say);
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

/** Makes the tables again, as they were when a backup was made. */
async function startOver(pool: pg.Pool, { schema }: Beginning): Promise<void> {
  const names = tablesInOrder().map(({ table }) => quoted(table));
  await pool.query(`drop table if exists ${names.join(', ')}, drizzle.__drizzle_migrations`);
  await migrateDatabase(pool, schema);
}

async function fill(pool: pg.Pool, { tables }: OpenBackup, say: (line: string) => void): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin');
    for await (const table of tables) {
      say(`Restoring ${table.table} …`);
      await pipeline(Readable.from(table.rows), client.query(copyFrom(`copy ${copied(table)} from stdin`)));
    }
    await client.query('commit');
  } finally {
    // Ends the session, and with it what was not committed and the changed time-outs.
    client.release(true);
  }
}

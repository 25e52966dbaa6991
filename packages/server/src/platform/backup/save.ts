import { createHash } from 'node:crypto';
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { takeTime } from '../database/limited-client.ts';
import { latestMigration } from '../database/migrate.ts';
import { BackupError, END_OF_ROWS, FORMAT, type Beginning, type Ending } from './format.ts';
import { copied, tablesInOrder } from './tables.ts';

const NEWLINE = 0x0a;

/** The contents of a backup. */
export interface Saved {
  /** Of all tables. */
  readonly rows: number;
  readonly accounts: number;
}

/**
 * Saves a consistent snapshot of everything into a file that only its owner can read, while servers keep running. A
 * backup that is interrupted, as by `signal`, leaves no file behind. Throws a {@link BackupError} if the file
 * already exists.
 */
export async function saveBackup(
  pool: pg.Pool,
  file: string,
  now: Date,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<Saved> {
  if (await stat(file).catch(() => null)) {
    throw new BackupError(`${file} already exists. Choose another name, or delete it first.`);
  }
  // Killing the process leaves a draft, never a truncated backup.
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const output = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be written (${error.code}). Name a file in an existing folder.`);
  });
  const client = await pool.connect().catch(async (error: unknown) => {
    await forget(output, draft);
    throw error;
  });
  takeTime(client);
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ accounts: number }>('select count(*)::int as accounts from users');
    const counted = { rows: 0 };
    await pipeline(
      linesOf(client, now, counted, say),
      createGzip(),
      output.createWriteStream({ flush: true }),
      { ...(signal && { signal }) },
    );
    await rename(draft, file);
    return { rows: counted.rows, accounts: rows[0]?.accounts ?? 0 };
  } catch (error) {
    await forget(output, draft);
    throw error;
  } finally {
    // Ends the session, and with it the transaction and the changed time-outs.
    client.release(true);
  }
}

async function forget(output: FileHandle, draft: string): Promise<void> {
  // A failed stream has already closed it.
  await output.close().catch(() => undefined);
  await rm(draft, { force: true });
}

async function* linesOf(
  client: pg.PoolClient,
  now: Date,
  counted: { rows: number },
  say: (line: string) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const line = (text: string): Buffer => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    return bytes;
  };
  const beginning: Beginning = {
    larder: 'backup',
    format: FORMAT,
    made: now.toISOString(),
    schema: latestMigration(),
  };
  yield line(`${JSON.stringify(beginning)}\n`);
  const tables = tablesInOrder();
  for (const [at, table] of tables.entries()) {
    say(`Saving ${table.table} (${at + 1} of ${tables.length}) …`);
    yield line(`${JSON.stringify(table)}\n`);
    for await (const chunk of client.query(copyTo(`copy ${copied(table)} to stdout`))) {
      const bytes = chunk as Buffer;
      hash.update(bytes);
      for (const byte of bytes) if (byte === NEWLINE) counted.rows += 1;
      yield bytes;
    }
    yield line(END_OF_ROWS);
  }
  const ending: Ending = { rows: counted.rows, sha256: hash.digest('hex') };
  yield Buffer.from(`${JSON.stringify(ending)}\n`);
}

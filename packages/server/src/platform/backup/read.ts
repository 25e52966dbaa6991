import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  BackupError,
  DamagedBackupError,
  END_OF_ROWS,
  FORMAT,
  type Beginning,
  type Ending,
  type TableBeginning,
} from './format.ts';

const NEWLINE = 0x0a;
/** No JSON line or row is longer: request bodies are limited to 1 MiB. */
const LONGEST_LINE = 4 * 1024 * 1024;

/** A table of a backup. Its rows must be consumed before the next table is requested. */
export interface SavedTable extends TableBeginning {
  /** In COPY format, each with its line ending. */
  readonly rows: AsyncIterable<Buffer>;
}

/** An open backup. */
export interface OpenBackup {
  readonly beginning: Beginning;
  /**
   * The tables, each after those that it references. At the end everything is verified against the final
   * line.
   */
  readonly tables: AsyncIterable<SavedTable>;
}

/**
 * Reads a whole backup and verifies its checksum; throws a {@link BackupError} if the file is not a backup or is
 * incomplete. Damage is found before anything is used.
 */
export async function verifyBackup(file: string): Promise<void> {
  // gzip's checksum also covers the first line, which says how to read the others.
  await drain(linesOf(file));
  const { tables } = await openBackup(file);
  for await (const { rows } of tables) await drain(rows);
}

async function drain(items: AsyncIterable<unknown>): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  while (!(await iterator.next()).done);
}

/** Opens a backup. Opening or reading it throws a {@link BackupError} if the file is not a backup or is incomplete. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const lines = linesOf(file);
  const hash = createHash('sha256');
  const first = await lines.next();
  const beginning = first.done ? null : readJson(first.value);
  if (!isBeginning(beginning)) throw new BackupError(`${file} is not a Larder backup.`);
  if (beginning.format > FORMAT) {
    throw new BackupError(`${file} was made by a newer version of Larder. Restore it with that version.`);
  }
  hash.update(first.value ?? '');
  return { beginning, tables: tablesOf(file, lines, hash) };
}

async function* tablesOf(
  file: string,
  lines: AsyncGenerator<Buffer, void>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<SavedTable> {
  let rows = 0;
  for await (const line of { [Symbol.asyncIterator]: () => keepOpen(lines) }) {
    const value = readJson(line);
    if (isEnding(value)) {
      if (value.rows !== rows || value.sha256 !== hash.digest('hex')) throw damaged(file);
      if (!(await lines.next()).done) throw damaged(file);
      return;
    }
    if (!isTableBeginning(value)) throw damaged(file);
    hash.update(line);
    yield {
      ...value,
      rows: {
        async *[Symbol.asyncIterator]() {
          for (;;) {
            const next = await lines.next();
            if (next.done) throw damaged(file);
            hash.update(next.value);
            if (next.value.equals(END)) return;
            rows += 1;
            yield next.value;
          }
        },
      },
    };
  }
  throw damaged(file);
}

const END = Buffer.from(END_OF_ROWS);

/** The same lines, which survive breaking out of a loop. */
function keepOpen(lines: AsyncGenerator<Buffer, void>): AsyncIterator<Buffer> {
  return { next: () => lines.next() };
}

/** The lines of a gzipped file, each with its line ending. */
async function* linesOf(file: string): AsyncGenerator<Buffer, void> {
  const source = createReadStream(file);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of source.pipe(text)) {
      let bytes = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE)) {
        yield bytes.subarray(0, end + 1);
        bytes = bytes.subarray(end + 1);
      }
      if (bytes.length > LONGEST_LINE) throw damaged(file);
      rest = bytes;
    }
  } catch (error) {
    throw explain(file, error);
  } finally {
    source.destroy();
  }
  if (rest.length > 0) throw damaged(file);
}

function explain(file: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR') return damaged(file);
  if (error instanceof BackupError || !code) return error;
  return new BackupError(`${file} cannot be read (${code}). Name a file made by npm run backup.`);
}

function damaged(file: string): BackupError {
  return new DamagedBackupError(
    `${file} is not a complete Larder backup: it is truncated, damaged or altered.`,
  );
}

function readJson(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

function isBeginning(value: unknown): value is Beginning {
  const { larder, format, made, schema } = (value ?? {}) as Partial<Beginning>;
  return (
    larder === 'backup' &&
    Number.isInteger(format) &&
    Number.isInteger(schema) &&
    !Number.isNaN(Date.parse(String(made)))
  );
}

function isTableBeginning(value: unknown): value is TableBeginning {
  const { table, columns } = (value ?? {}) as Partial<TableBeginning>;
  // PostgreSQL's own tables are not Larder's.
  return (
    /^(?!pg_)\w+$/.test(String(table)) &&
    Array.isArray(columns) &&
    columns.every((name) => typeof name === 'string')
  );
}

function isEnding(value: unknown): value is Ending {
  const { rows, sha256 } = (value ?? {}) as Partial<Ending>;
  return Number.isInteger(rows) && typeof sha256 === 'string';
}

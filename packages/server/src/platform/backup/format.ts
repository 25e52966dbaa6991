/**
 * A backup is text in gzip: one line of JSON that says what it is, then for each table one that names it, its rows as
 * PostgreSQL's COPY writes them and a line with `\.`, and at the end one that says how many rows there were and the
 * SHA-256 of all that came before it. Any PostgreSQL that Larder knows can read it, whichever one it came from.
 */
export const FORMAT = 1;

/** The line after the last row of a table. */
export const END_OF_ROWS = '\\.\n';

/** The first line. */
export interface Beginning {
  readonly larder: 'backup';
  readonly format: number;
  /** When it was made. */
  readonly made: string;
  /** The last migration of the tables, as drizzle counts them: the time when it was written, in milliseconds. */
  readonly schema: number;
}

/** The line before the rows of a table. */
export interface TableBeginning {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The last line. */
export interface Ending {
  readonly rows: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** Reasons not to back up or restore that the operator can put right: one sentence or two. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * A backup is gzipped text: a JSON header line; for each table a JSON line with its name, its rows in
 * PostgreSQL's COPY format and a line with `\.`; and a final JSON line with the number of rows and the
 * SHA-256 of everything before it. Any supported PostgreSQL can read it, whichever one wrote it.
 */
export const FORMAT = 1;

/** The line after a table's last row. */
export const END_OF_ROWS = '\\.\n';

/** The header line. */
export interface Beginning {
  readonly larder: 'backup';
  readonly format: number;
  /** When the backup was made. */
  readonly made: string;
  /** The tables' last migration, by drizzle's timestamp in milliseconds. */
  readonly schema: number;
}

/** The line before a table's rows. */
export interface TableBeginning {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The final line. */
export interface Ending {
  readonly rows: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** A reason why backup or restore failed that the operator can fix, in one or two sentences. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** A file that differs from what was saved. */
export class DamagedBackupError extends BackupError {
  override name = 'DamagedBackupError';
}

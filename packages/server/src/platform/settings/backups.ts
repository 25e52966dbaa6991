import { join, resolve } from 'node:path';
import { quoted, readInteger, SettingsError } from './value.ts';

/** Scheduled backups. */
export interface BackupSettings {
  readonly everyMs: number;
  /** How many to keep. */
  readonly keep: number;
  /** Absolute. */
  readonly folder: string;
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const LONGEST_MS = 7 * UNITS.d;

/** Reads BACKUP_EVERY and its related settings; null if it is not set. Throws a {@link SettingsError}. */
export function readBackups(read: (name: string) => string | null, dataDir: string): BackupSettings | null {
  const every = read('BACKUP_EVERY');
  if (every === null) {
    // The folder may be set alone, for 'npm run backup:check'.
    if (read('BACKUP_KEEP') !== null) {
      throw new SettingsError('BACKUP_KEEP', 'only works with BACKUP_EVERY, which is not set.');
    }
    return null;
  }
  return {
    everyMs: readDuration(every),
    keep: readInteger('BACKUP_KEEP', read('BACKUP_KEEP') ?? '7', 1, 1_000),
    folder: backupFolder(read, dataDir),
  };
}

/** The folder of the scheduled backups. */
export function backupFolder(read: (name: string) => string | null, dataDir: string): string {
  return resolve(read('BACKUP_DIR') ?? join(dataDir, 'backups'));
}

function readDuration(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  const duration = Number(count) * UNITS[unit as keyof typeof UNITS];
  if (!(duration <= LONGEST_MS)) {
    throw new SettingsError(
      'BACKUP_EVERY',
      `must be a time such as 30m, 6h or 1d, at most 7d, but is ${quoted(text)}.`,
    );
  }
  return duration;
}

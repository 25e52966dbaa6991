import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/open.ts';
import type { Log } from '../log/log.ts';
import type { BackupSettings } from '../settings/backups.ts';
import { makeFolders } from '../settings/data-dir.ts';
import { checkBackup } from './check.ts';
import { explain } from '../command/command.ts';
import { keptBackups, nameAt, removeLeftovers, rotate } from './folder.ts';
import { BackupError, DamagedBackupError } from './format.ts';
import { whileThereIsRoom } from './disk-limit.ts';
import { saveBackup } from './save.ts';

/** The delay before a retry, or less if backups are more frequent. */
const RETRY_MS = 15 * 60_000;
/** How long to wait for an unresponsive database when the server stops. */
const PATIENCE_MS = 2_000;

/** What the schedule needs from the server. */
export interface BackupParts {
  readonly database: Pick<Database, 'pool' | 'hasRoom'>;
  readonly settings: BackupSettings;
  readonly log: Log;
  readonly now?: () => Date;
}

/** Backups made while the server runs. */
export interface Backups {
  /** Aborts a backup in progress. */
  stop(): Promise<void>;
}

/**
 * Saves a backup at the configured interval, counted from the newest one in the folder; restores each into a
 * scratch database, and only then counts it and removes the oldest. A failure is one line in the log, and is
 * retried.
 */
export function startBackups(parts: BackupParts): Backups {
  const stopping = new AbortController();
  const running = repeat(parts, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await Promise.race([running, wait(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

async function repeat(parts: BackupParts, stop: AbortSignal): Promise<void> {
  const { settings, log, now = () => new Date() } = parts;
  const { everyMs, folder } = settings;
  let pause = 0;
  while (await isTimeAfter(pause || (await timeUntilDue(settings, now())), stop)) {
    pause = 0;
    try {
      await backUpOnce(parts, now(), stop);
    } catch (error) {
      if (stop.aborted) return;
      pause = Math.min(everyMs, RETRY_MS);
      log.error({ folder }, `The scheduled backup failed: ${explain(error)}`);
    }
  }
}

/** Waits; false if the server stops meanwhile. */
async function isTimeAfter(ms: number, signal: AbortSignal): Promise<boolean> {
  await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  return !signal.aborted;
}

async function timeUntilDue({ everyMs, folder }: BackupSettings, now: Date): Promise<number> {
  const [newest] = await keptBackups(folder).catch(() => []);
  if (!newest) return 0;
  // A wrong clock delays it at most once.
  return Math.min(Math.max(newest.made.getTime() + everyMs - now.getTime(), 0), everyMs);
}

async function backUpOnce(parts: BackupParts, now: Date, stop: AbortSignal): Promise<void> {
  const { database, settings, log } = parts;
  const { folder, keep } = settings;
  prepare(folder);
  await removeLeftovers(folder);
  const file = join(folder, nameAt(now));
  // Only a proven backup counts, and replaces older ones.
  const unchecked = `${file}.unchecked`;
  const { accounts } = await whileThereIsRoom(database.hasRoom, stop, (signal) =>
    saveBackup(database.pool, unchecked, now, () => undefined, signal),
  );
  const restored = await checkBackup(database, unchecked, stop).catch(async (error: unknown) => {
    if (error instanceof DamagedBackupError) await rename(unchecked, `${file}.damaged`);
    throw error;
  });
  const isRestored = restored !== null;
  stop.throwIfAborted();
  await rename(unchecked, file);
  await rotate(folder, keep);
  const { size } = await stat(file);
  log.info(
    { backup: { file, accounts, size, isRestored } },
    isRestored
      ? `Backup saved, and restored as a check: ${file}`
      : `Backup saved, and its checksum is right: ${file}. The database's user may not create a database to restore it into.`,
  );
}

function prepare(folder: string): void {
  try {
    makeFolders(folder, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(`BACKUP_DIR ${folder} cannot be created (${code}). Set another one.`);
  }
}

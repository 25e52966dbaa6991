import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isDatabaseAway } from '../database/away.ts';
import type { Database } from '../database/open.ts';
import { isDiskFull } from '../database/room.ts';
import { StartError } from '../process/start-error.ts';
import { BackupError } from './format.ts';
import { restoreBackup } from './restore.ts';
import { saveBackup } from './save.ts';

/** What the commands need of the world. */
export interface World {
  readonly now: Date;
  say(line: string): void;
  complain(line: string): void;
  /** Opens the database. */
  open(): Promise<Pick<Database, 'pool' | 'close'>>;
}

/** The exit code of a command that did what it was asked, and of one that changed nothing. */
export const EXIT = { done: 0, failed: 1 } as const;

/** `npm run backup -- [FILE]`: saves everything into one file, named by the day where no name is given. */
export async function backUp(args: readonly string[], world: World): Promise<number> {
  const [file = `larder-${world.now.toISOString().slice(0, 10)}.backup`, ...more] = args;
  if (more.length > 0 || file.startsWith('-')) {
    world.complain('✗ Nothing was saved. Give one file at most: npm run backup -- FILE');
    return EXIT.failed;
  }
  return attempt(world, 'Nothing was saved', async ({ pool }) => {
    const { rows, accounts } = await saveBackup(pool, file, world.now, world.say);
    const { size } = await stat(file);
    world.say(
      `✓ Saved ${count(accounts, 'account')}, ${count(rows, 'row')} in all, in ${resolve(file)} (${(size / 1e6).toFixed(1)} MB). It holds everyone’s data, so keep it safe. 'npm run restore -- FILE' restores it.`,
    );
  });
}

/** `npm run restore -- FILE`: puts a backup into an empty database. */
export async function restore(args: readonly string[], world: World): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    world.complain('✗ Nothing was restored. Give one file: npm run restore -- FILE');
    return EXIT.failed;
  }
  return attempt(world, 'Nothing was restored', async ({ pool }) => {
    const { made, accounts } = await restoreBackup(pool, file, world.say);
    world.say(
      `✓ Restored ${count(accounts, 'account')} with everything in them, as of ${made}. 'npm start' serves them; without the same AUTH_SECRET everyone has to log in again.`,
    );
  });
}

async function attempt(
  world: World,
  failure: string,
  work: (database: Pick<Database, 'pool'>) => Promise<void>,
): Promise<number> {
  try {
    const database = await world.open();
    try {
      await work(database);
    } finally {
      // What was written is written: how the connection ends is of no matter.
      await database.close().catch(() => undefined);
    }
    return EXIT.done;
  } catch (error) {
    world.complain(`✗ ${failure}: ${explain(error)}`);
    return EXIT.failed;
  }
}

function explain(error: unknown): string {
  if (error instanceof BackupError || error instanceof StartError) return error.message;
  if (isDiskFull(error)) return 'the disk is full. Free some space and run it again.';
  if (isDatabaseAway(error))
    return 'the database connection was lost. Run it again when the database is back.';
  const { message } = error as Error;
  return `the database refused it (${message.split('\n', 1)[0]}). Fix that and run it again.`;
}

function count(many: number, thing: string): string {
  return `${many.toLocaleString('en-US')} ${thing}${many === 1 ? '' : 's'}`;
}

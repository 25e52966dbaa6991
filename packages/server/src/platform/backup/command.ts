import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { attempt, count, EXIT, type World } from '../command/command.ts';
import type { Database } from '../database/open.ts';
import { checkBackup } from './check.ts';
import { keptBackups } from './folder.ts';
import { BackupError } from './format.ts';
import { restoreBackup } from './restore.ts';
import { saveBackup } from './save.ts';

/** A check also needs to know the free space, because it uses the database's disk. */
export interface CheckWorld extends World {
  open(): Promise<Pick<Database, 'pool' | 'close' | 'hasRoom'>>;
}

/** `npm run backup -- [FILE]`: saves everything into one file, named by date by default. */
export async function backUp(args: readonly string[], world: World): Promise<number> {
  const [file = `larder-${world.now.toISOString().slice(0, 10)}.backup`, ...more] = args;
  if (more.length > 0 || file.startsWith('-')) {
    world.complain('✗ Nothing was saved. Name one file at most: npm run backup -- FILE');
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

/** `npm run restore -- FILE`: restores a backup into an empty database. */
export async function restore(args: readonly string[], world: World): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    world.complain('✗ Nothing was restored. Name one file: npm run restore -- FILE');
    return EXIT.failed;
  }
  return attempt(world, 'Nothing was restored', async ({ pool }) => {
    const { made, accounts } = await restoreBackup(pool, file, world.say);
    world.say(
      `✓ Restored ${count(accounts, 'account')} with everything in them, as of ${made}. 'npm start' serves them; everyone has to log in again.`,
    );
  });
}

/** `npm run backup:check -- [FILE]`: proves that a backup can be restored, by default the newest scheduled one. */
export async function checkOne(args: readonly string[], folder: string, world: CheckWorld): Promise<number> {
  const [asked, ...more] = args;
  if (more.length > 0 || asked?.startsWith('-')) {
    world.complain('✗ Nothing was checked. Name one file at most: npm run backup:check -- FILE');
    return EXIT.failed;
  }
  return attempt(world, 'The backup cannot be relied on', async (database) => {
    const file = asked ?? (await newestIn(folder));
    const restored = await checkBackup(database, file);
    world.say(
      restored
        ? `✓ ${file} is intact: ${count(restored.accounts, 'account')} with everything in them, as of ${restored.made}. It was restored into a scratch database, which was then deleted.`
        : `✓ ${file} is intact by its checksum. It was not restored: the database's user may not create a scratch database (ALTER ROLE … CREATEDB allows it).`,
    );
  });
}

async function newestIn(folder: string): Promise<string> {
  const [newest] = await keptBackups(folder);
  if (newest) return newest.file;
  throw new BackupError(
    `there is no scheduled backup in ${folder}. Name a file: npm run backup:check -- FILE`,
  );
}

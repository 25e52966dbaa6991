import { chownSync, existsSync, lchownSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canEnter } from '../database/embedded/account.ts';
import { run, type Account } from '../database/embedded/binaries.ts';
import { runningPostmaster } from '../database/embedded/postmaster.ts';
import { APP_DIST, MIGRATIONS } from '../paths.ts';
import { openDataDir } from '../settings/data-dir.ts';
import { readDatabaseSettings, readRunAs, type Environment } from '../settings/settings.ts';
import { quoted, SettingsError } from '../settings/value.ts';
import { StartError } from './start-error.ts';

/**
 * Drops root privileges for good in favour of the user in RUN_AS, and gives that user the files root created in the
 * data folder. Does nothing without RUN_AS. Throws a StartError if that user could not continue.
 */
export async function dropRights(env: Environment): Promise<void> {
  const account = await expectRunAs(env);
  const { getuid, setuid, setgid, setgroups } = process;
  if (!account || getuid?.() === account.uid || !setuid || !setgid || !setgroups) return;
  const { dataDir, databaseUrl } = readDatabaseSettings(env);
  if (databaseUrl === null) await giveDataTo(account, dataDir);
  // Root's other groups are dropped, too.
  setgroups([account.gid]);
  setgid(account.gid);
  setuid(account.uid);
}

/** The user in RUN_AS; null without RUN_AS, or where there are no users. Throws if this process cannot become that user. */
export async function expectRunAs(env: Environment): Promise<Account> {
  const name = readRunAs(env);
  if (name === null || process.getuid === undefined) return null;
  const account = await accountOf(name);
  const uid = process.getuid();
  if (uid === account.uid) return account;
  if (uid !== 0) {
    throw new StartError(`RUN_AS ${name} only works when Larder is started as root, or as that user.`);
  }
  for (const folder of [dirname(MIGRATIONS), dirname(APP_DIST)]) {
    if (await canEnter(account, folder)) continue;
    throw new StartError(
      `RUN_AS ${name}: that user cannot enter ${folder}, where Larder is. Move Larder to a folder that everyone can enter, such as /opt/larder.`,
    );
  }
  return account;
}

async function accountOf(name: string): Promise<NonNullable<Account>> {
  const asked = /^\w[\w.-]*$/.test(name) ? ['-u', '-g'] : [];
  const [uid, gid] = await Promise.all(asked.map((option) => run('id', [option, name], null)));
  if (uid?.code !== 0 || gid?.code !== 0) {
    throw new SettingsError('RUN_AS', `must be a user of this machine, but is ${quoted(name)}.`);
  }
  if (Number(uid.output) === 0) throw new SettingsError('RUN_AS', 'must be a user without root privileges.');
  return { name, uid: Number(uid.output), gid: Number(gid.output) };
}

/** Hands over what root, or PostgreSQL as another user, created. Touches nothing else in the folder. */
async function giveDataTo(account: NonNullable<Account>, dataDir: string): Promise<void> {
  openDataDir(dataDir);
  const home = join(dataDir, 'postgres');
  if (existsSync(home) && statSync(home).uid !== account.uid) {
    if (await runningPostmaster(join(home, 'data'))) {
      throw new StartError(
        `RUN_AS ${account.name}: the database in ${home} is running as another user. Stop the Larder that started it first.`,
      );
    }
    give(account, realpathSync(home));
  }
  for (const name of ['auth-secret', 'backups']) {
    const path = join(dataDir, name);
    if (existsSync(path) && statSync(path).uid !== account.uid) give(account, path);
  }
  chownSync(dataDir, account.uid, account.gid);
  if (await canEnter(account, existsSync(home) ? realpathSync(home) : dataDir)) return;
  throw new StartError(
    `RUN_AS ${account.name}: that user cannot enter ${dataDir}. Set a DATA_DIR outside of other users' folders, such as /var/lib/larder-data.`,
  );
}

function give({ uid, gid }: NonNullable<Account>, path: string): void {
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
      lchownSync(join(path, entry), uid, gid);
    }
  }
  chownSync(path, uid, gid);
}

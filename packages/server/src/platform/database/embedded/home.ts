import {
  chmod,
  chown,
  cp,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '../../log/log.ts';
import { StartError } from '../../process/start-error.ts';
import { openDataDir } from '../../settings/data-dir.ts';
import { canEnter, unprivilegedAccount } from './account.ts';
import { run } from './binaries.ts';
import type { Account, Binaries } from './binaries.ts';

/** The home for an account that cannot enter the project's folder. Only root can write here. */
const SHARED = '/var/lib/larder';

/** PostgreSQL's folder, and the user it runs as. */
export interface Home {
  readonly folder: string;
  readonly account: Account;
}

/** Finds or creates PostgreSQL's home in the data folder. */
export async function prepareHome(dataDir: string, log: Log): Promise<Home> {
  const wanted = join(dataDir, 'postgres');
  openDataDir(dataDir);
  const owner = await ownerOf(wanted);
  const account = process.getuid?.() === 0 ? await accountFor(owner) : null;
  if (owner === null) await mkdir(wanted, { recursive: true, mode: 0o700 });
  else if (process.getuid && !account && owner.uid !== process.getuid()) {
    throw new StartError(
      `The database in ${wanted} belongs to another user (uid ${owner.uid}). Start Larder as that user or as root, or set another DATA_DIR.`,
    );
  }
  if (account && owner?.uid !== account.uid) await giveTo(account, wanted);
  // A moved home is used at its new location, whatever is above the link to it.
  if (!(await canEnter(account, await realpath(wanted)))) await moveHome(wanted, account, log);
  return { folder: await realpath(wanted), account };
}

async function ownerOf(folder: string): Promise<{ uid: number; gid: number } | null> {
  try {
    return await stat(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (await lstat(folder).catch(() => null)) {
    throw new StartError(
      `${folder} points to a database that is gone. Put it back, or delete ${folder} to start afresh.`,
    );
  }
  return null;
}

async function accountFor(owner: { uid: number; gid: number } | null): Promise<NonNullable<Account>> {
  if (owner && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  return unprivilegedAccount();
}

/** Hands data created or copied by root over to the account. */
async function giveTo(account: NonNullable<Account>, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), account.uid, account.gid);
  }
  await chown(folder, account.uid, account.gid);
}

/** Moves the home to where the account can enter it, and leaves a link in the data folder. */
async function moveHome(wanted: string, account: Account, log: Log): Promise<void> {
  if (!account || (await lstat(wanted)).isSymbolicLink() || (await readdir(wanted)).length > 0) {
    throw new StartError(
      `PostgreSQL runs as ${account?.name ?? 'this user'}, which cannot enter ${wanted}. Give it permission to enter the folders above.`,
    );
  }
  await makeShared();
  const folder = await mkdtemp(join(SHARED, 'data-'));
  await chown(folder, account.uid, account.gid);
  await rmdir(wanted);
  await symlink(folder, wanted);
  log.warn(`${account.name} cannot enter ${dirname(wanted)}: the database is kept in ${folder}`);
}

async function makeShared(): Promise<void> {
  await mkdir(SHARED, { recursive: true });
  await chmod(SHARED, 0o711);
}

/** The binaries, or a copy that the account can run. */
export async function reachableBinaries(binaries: Binaries, account: Account, log: Log): Promise<Binaries> {
  const version = await postgresVersion(binaries, null);
  if (!account || (await canEnter(account, binaries.folder))) return binaries;
  const copy = join(SHARED, `postgresql-${version}-${process.arch}`);
  const folder = join(copy, 'bin');
  if (!(await stat(folder).catch(() => null))) {
    await makeShared();
    const draft = await mkdtemp(`${copy}-`);
    await cp(dirname(binaries.folder), draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a'),
    });
    await chmod(draft, 0o755);
    // Another start may have been faster; its copy is just as good.
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
    log.warn(`${account.name} cannot enter ${binaries.folder}: PostgreSQL was copied to ${copy}`);
  }
  if (!(await canEnter(account, folder))) {
    throw new StartError(`PostgreSQL runs as ${account.name}, which cannot enter ${folder}.`);
  }
  return { folder };
}

/** Such as '18.4'. */
export async function postgresVersion(binaries: Binaries, account: Account): Promise<string> {
  const { code, output } = await run(join(binaries.folder, 'postgres'), ['--version'], account);
  const version = /\) (\d+\.\d+)/.exec(output)?.[1];
  if (code !== 0 || !version) {
    throw new StartError(
      `The embedded PostgreSQL cannot run here (${output.split('\n')[0]}). Set DATABASE_URL to a PostgreSQL server instead.`,
    );
  }
  return version;
}

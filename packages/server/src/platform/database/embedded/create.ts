import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log/log.ts';
import { StartError } from '../../process/start-error.ts';
import { canEnter } from './account.ts';
import { run, runAs } from './binaries.ts';
import type { Account, Binaries } from './binaries.ts';
import { accessRules, postgresConfiguration } from './configuration.ts';
import type { Transport } from './configuration.ts';
import { killFamily } from './family.ts';
import { postgresVersion } from './home.ts';
import type { Home } from './home.ts';
import { isPostgresOn, postmasterProcess } from './postmaster.ts';

export const SUPERUSER = 'larder';

/** The shortest socket path limit among supported systems, minus PostgreSQL's socket name and a terminator. */
const SOCKET_FOLDER_BYTES = 104 - '/.s.PGSQL.5432'.length - 1;

/** A cluster on disk and its binaries. */
export interface Installation {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly data: string;
  readonly log: Log;
  readonly durable: boolean;
  /** Fires when its start should be aborted. */
  readonly breakOff: AbortSignal;
}

/** Creates a new cluster's data, or checks that the binaries can read the existing data. */
export async function ensureData({
  home,
  binaries,
  data,
  log,
  durable,
  breakOff,
}: Installation): Promise<void> {
  const found = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => null);
  if (found !== null) {
    const ours = (await postgresVersion(binaries, home.account)).split('.')[0];
    if (found.trim() !== ours) {
      throw new StartError(
        `${data} holds data from PostgreSQL ${found.trim()}, and this Larder comes with PostgreSQL ${ours}. Nothing was changed. Run 'npm run backup' with the Larder that made it, then 'npm run restore' with this one into another DATA_DIR.`,
      );
    }
    return;
  }
  log.info(`Creating a new database in ${home.folder}`);
  // An interrupted start leaves a draft, never half a database.
  const draft = await mkdtemp(join(home.folder, 'draft-'));
  const password = await keepPassword(home);
  if (home.account) await chown(draft, home.account.uid, home.account.gid);
  const options = ['-D', draft, '-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${password}`, '-E', 'UTF8']
    .concat('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--wal-segsize=4')
    .concat(durable ? [] : ['--no-sync']);
  const initdb = join(binaries.folder, 'initdb');
  // pg_trgm relies on the system to classify letters; a few systems only know ASCII.
  let outcome = await run(initdb, [...options, '--lc-ctype=C.UTF-8'], home.account, breakOff);
  if (outcome.code !== 0) outcome = await run(initdb, options, home.account, breakOff);
  if (outcome.code !== 0) {
    await rm(draft, { recursive: true, force: true });
    breakOff.throwIfAborted();
    throw new StartError(`The database could not be created in ${home.folder}: ${lastLine(outcome.output)}`);
  }
  // Another start may have been faster: a non-empty folder is never replaced.
  await rename(draft, data).catch(() => rm(draft, { recursive: true, force: true }));
}

/** Writes the configuration and starts PostgreSQL. Returns its process, or null if it did not come up. */
export async function startPostgres(
  installation: Installation,
  transport: Transport,
): Promise<number | null> {
  const { home, binaries, data, durable, breakOff } = installation;
  await writeOwned(join(data, 'postgresql.conf'), postgresConfiguration(transport, durable), home.account);
  await writeOwned(join(data, 'pg_hba.conf'), accessRules(transport), home.account);
  if (process.platform === 'win32') {
    // On Windows, only pg_ctl can drop administrator rights, which PostgreSQL refuses to run with.
    const args = ['start', '-D', data, '-l', serverLog(home), '-w', '-t', '300', '-s'];
    const { code } = await run(join(binaries.folder, 'pg_ctl'), args, home.account);
    return code === 0 ? await postmasterProcess(data) : null;
  }
  const output = await open(serverLog(home), 'w', 0o600);
  // A session of its own, so that Ctrl-C reaches only the server, which stops PostgreSQL after its requests
  // have finished.
  const child = spawn(join(binaries.folder, 'postgres'), ['-D', data], {
    ...runAs(home.account),
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  await output.close();
  child.unref();
  try {
    return (await isReady(child, data, breakOff)) ? (child.pid ?? null) : null;
  } catch (error) {
    if (child.pid !== undefined) await killFamily(child.pid);
    throw error;
  }
}

/** Resolves when the process reports ready, or has ended; rejects when it is aborted. */
async function isReady(child: ChildProcess, data: string, breakOff: AbortSignal): Promise<boolean> {
  // A program that cannot be started has no pid, and also emits its error here.
  child.once('error', () => undefined);
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    breakOff.throwIfAborted();
    // Without its folder it would never be ready, and would not end soon either.
    await stat(data);
    await wait(20);
  }
  return false;
}

/**
 * Stops PostgreSQL without waiting for its clients, but with everything on disk. If it does not stop, it is killed:
 * acknowledged writes are in its WAL, and the next start replays that.
 * @param known its process: the folder may have been deleted
 */
export async function stopPostgres(
  { home, binaries, data, log }: Installation,
  known: number,
  seconds: number,
): Promise<void> {
  const postmaster = (await postmasterProcess(data)) ?? known;
  const args = ['stop', '-D', data, '-m', 'fast', '-w', '-t', String(seconds), '-s'];
  const { code, output } = await run(join(binaries.folder, 'pg_ctl'), args, home.account);
  if (code === 0) return;
  log.error(`PostgreSQL did not stop: ${lastLine(output)}`);
  await killPostgres(data, postmaster);
}

/** Kills a PostgreSQL with all of its processes, if that is what the process is. */
export async function killPostgres(data: string, postmaster: number): Promise<void> {
  if (await isPostgresOn(data, postmaster)) await killFamily(postmaster);
}

/** PostgreSQL's latest log output, to explain a failed start. */
export async function lastWords(home: Home): Promise<string> {
  const text = await readFile(serverLog(home), 'utf8').catch(() => '');
  const lines = text.trim().split('\n');
  return (lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? '').replace(/^.*?\] /, '');
}

/** A private socket if possible; in a separate folder if the home's path is too long. */
export async function chooseTransport(home: Home): Promise<Transport> {
  if (process.platform === 'win32') return { kind: 'loopback', port: await freePort() };
  if (Buffer.byteLength(home.folder) <= SOCKET_FOLDER_BYTES) return { kind: 'socket', folder: home.folder };
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    if (Buffer.byteLength(parent) + 16 > SOCKET_FOLDER_BYTES || !(await canEnter(home.account, parent)))
      continue;
    const folder = await mkdtemp(join(parent, 'larder-'));
    if (home.account) await chown(folder, home.account.uid, home.account.gid);
    return { kind: 'socket', folder };
  }
  throw new StartError(
    `The path of ${home.folder} is too long for a Unix socket. Set DATA_DIR to a shorter one.`,
  );
}

/** The file with the cluster's password, created if missing. */
export async function keepPassword(home: Home): Promise<string> {
  const file = join(home.folder, 'password');
  if (!(await stat(file).catch(() => null))) {
    await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (home.account) await chown(file, home.account.uid, home.account.gid);
  }
  return file;
}

async function writeOwned(file: string, text: string, account: Account): Promise<void> {
  await writeFile(file, text, { mode: 0o600 });
  if (account) await chown(file, account.uid, account.gid);
}

function serverLog(home: Home): string {
  return join(home.folder, 'postgres.log');
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
      .on('error', fail)
      .listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as AddressInfo;
        probe.close(() => done(port));
      });
  });
}

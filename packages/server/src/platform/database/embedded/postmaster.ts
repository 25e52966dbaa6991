import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './binaries.ts';

/** A PostgreSQL running on a data folder, from its postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of the Unix socket, or null if there is none. */
  readonly socketFolder: string | null;
}

/**
 * The PostgreSQL running on this data, or null. A stale lock is removed if its pid now belongs to another
 * program or a zombie: PostgreSQL would consider it alive.
 */
export async function runningPostmaster(data: string): Promise<Postmaster | null> {
  const file = join(data, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const [pid, , , port, socketFolder] = text.split('\n');
  if (!Number(pid) || !isAlive(Number(pid))) return null;
  if (!(await isPostgresOn(data, Number(pid)))) {
    if (socketFolder) await removeLock(join(socketFolder, `.s.PGSQL.${port}.lock`), Number(pid));
    await removeLock(file, Number(pid));
    return null;
  }
  // The first lines are written before the rest: it is still starting.
  return Number(port) ? { pid: Number(pid), port: Number(port), socketFolder: socketFolder || null } : null;
}

/** The process of the PostgreSQL on this data in any state, including starting and stopping; or null. */
export async function postmasterProcess(data: string): Promise<number | null> {
  const pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
  return pid && isAlive(pid) && (await isPostgresOn(data, pid)) ? pid : null;
}

/** Removes a lock that still names this process: another start may have been quicker. */
async function removeLock(file: string, pid: number): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (Number(text.split('\n')[0]) === pid) await rm(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether the process is the PostgreSQL on this data. Where the system allows it, checks its working directory: other
 * instances may be running.
 */
export async function isPostgresOn(data: string, pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    if (folder === null) return false;
    // A deleted folder keeps its name, with this mark; another may have been made in its place.
    if (folder === `${data} (deleted)`) return true;
    return folder === (await realpath(data).catch(() => null));
  }
  return (await run('ps', ['-o', 'comm=', '-p', String(pid)], null)).output.includes('postgres');
}

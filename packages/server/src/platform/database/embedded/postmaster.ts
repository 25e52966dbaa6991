import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './binaries.ts';

/** A PostgreSQL that runs on a data folder, as its own postmaster.pid tells. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of the Unix socket, or null where there is none. */
  readonly socketFolder: string | null;
}

/**
 * The PostgreSQL that runs on this data, or null. The locks of a dead one are removed when its number now belongs to
 * another program, or to what is left of it until the system clears it away: PostgreSQL would take it for alive.
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
  // The first lines are written before the others: it is just starting.
  return Number(port) ? { pid: Number(pid), port: Number(port), socketFolder: socketFolder || null } : null;
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

/** Where the system tells it, by the folder that a process works in: there may be other PostgreSQL beside this one. */
async function isPostgresOn(data: string, pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    return folder !== null && folder === (await realpath(data));
  }
  return (await run('ps', ['-o', 'comm=', '-p', String(pid)], null)).output.includes('postgres');
}

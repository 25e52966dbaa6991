import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './binaries.ts';

/** A PostgreSQL that runs on a data folder, as its own postmaster.pid tells. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of the Unix socket, or null where there is none. */
  readonly socketFolder: string | null;
}

/** The PostgreSQL that runs on this data, or null. Removes what a dead one left behind when its number now belongs to another program. */
export async function runningPostmaster(data: string): Promise<Postmaster | null> {
  const file = join(data, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const [pid, , , port, socketFolder] = text.split('\n');
  if (!Number(pid) || !isAlive(Number(pid))) return null;
  if (!(await isPostgres(Number(pid)))) {
    await rm(file, { force: true });
    return null;
  }
  // The first lines are written before the others: it is just starting.
  return Number(port) ? { pid: Number(pid), port: Number(port), socketFolder: socketFolder || null } : null;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return (command ?? (await run('ps', ['-o', 'comm=', '-p', String(pid)], null)).output).includes('postgres');
}

import { readdirSync, readFileSync } from 'node:fs';
import { postgresPid } from './server-process.ts';

/** When each process of a family started: by the time of a signal, its number may be another program's. */
const STARTED = new Map<number, string>();

/** A PostgreSQL with all of its processes, the parent first. Linux only. */
export function postgresFamily(postmaster: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && statOf(pid)?.parent === postmaster);
  const family = [postmaster, ...children];
  for (const pid of family) STARTED.set(pid, statOf(pid)?.started ?? '');
  return family;
}

/** The PostgreSQL of a data folder; empty without one. */
export function familyOn(dataDir: string): number[] {
  try {
    return postgresFamily(postgresPid(dataDir));
  } catch {
    return [];
  }
}

function statOf(pid: number): { parent: number; started: string } | null {
  try {
    // The name before it may contain spaces and brackets. See proc_pid_stat(5): the state is field 3.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { parent: Number(fields[1]), started: fields[19] ?? '' };
  } catch {
    return null;
  }
}

/** Sends a signal to all processes of a PostgreSQL that are still the same. */
export function signalFamily(family: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of family) {
    if (statOf(pid)?.started !== STARTED.get(pid)) continue;
    try {
      process.kill(pid, signal);
    } catch {
      // It has just exited by itself.
    }
  }
}

import { readdirSync, readFileSync } from 'node:fs';

/** A PostgreSQL with all of its processes, the parent first. Linux only. */
export function postgresFamily(postmaster: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === postmaster);
  return [postmaster, ...children];
}

function parentOf(pid: number): number | null {
  try {
    // The name before it may contain spaces and brackets.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return null;
  }
}

/** Sends a signal to all processes of a PostgreSQL. */
export function signalFamily(family: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of family) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has just exited by itself.
    }
  }
}

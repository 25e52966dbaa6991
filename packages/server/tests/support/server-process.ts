import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Account } from '../../src/platform/database/embedded/binaries.ts';
import { BUILT_SERVER, PACKAGE } from './built-server.ts';

/** A server in its own process. */
export interface ServerProcess {
  readonly pid: number;
  /** Its standard output so far. */
  output(): string;
  /** Its standard error so far. */
  complaints(): string;
  /** The URL it reports when ready; rejects if it exits first. */
  ready(): Promise<string>;
  /** Its exit code, or the signal that ended it. */
  exit(): Promise<number | NodeJS.Signals | null>;
  send(signal: NodeJS.Signals): void;
}

/** A server that has not stopped by then is killed, so that the next test can run. */
const LONGEST_STOP_MS = 20_000;

/** Starts the bundled server on a free port with only these settings; it is stopped after the test. */
export function startServer(settings: Record<string, string>, account: Account = null): ServerProcess {
  let output = '';
  let complaints = '';
  const child = spawn(process.execPath, [BUILT_SERVER], {
    cwd: PACKAGE,
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const ready = new Promise<string>((done, fail) => {
    child.stdout.on('data', () => {
      const address = /^Larder is ready at (http\S+)\n/m.exec(output)?.[1];
      if (address) done(address);
    });
    void closed.then(() => fail(new Error(`The server ended:\n${output}${complaints}`)));
  });
  // A test that expects an exit does not await the URL.
  ready.catch(() => undefined);
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS);
    await closed;
    clearTimeout(impatience);
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    complaints: () => complaints,
    ready: () => ready,
    exit: async () => {
      const [code, signal] = await closed;
      return code ?? signal;
    },
    send: (signal) => child.kill(signal),
  };
}

/** The embedded PostgreSQL's process for a data folder. Throws without one, or while it writes the file. */
export function postgresPid(dataDir: string): number {
  const text = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  const pid = Number(text.split('\n')[0]);
  // A signal to 0 reaches this process and its whole group; frozen, a test run would never end.
  if (!(pid > 1)) throw new Error('There is no process in postmaster.pid yet');
  return pid;
}

/** Whether a process is running, rather than a zombie. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

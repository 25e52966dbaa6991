import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The memory of a process, in bytes. */
export interface Memory {
  /** The heap in use after garbage collection. */
  readonly heap: number;
  readonly resident: number;
}

/** The built server in its own process, on an empty database. */
export interface BenchServer {
  readonly origin: string;
  /** Collects garbage first, which makes requests wait. */
  memory(): Promise<Memory>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Starts the built server with these settings. */
export async function startBenchServer(settings: Readonly<Record<string, string>>): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  // If this user is root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o711);
  const child = fork(path('../dist/main.js'), {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', ...settings },
    execArgv: ['--expose-gc', '--import', path('./memory.mjs')],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return {
      origin: await addressOf(child),
      async memory() {
        child.send('memory');
        const [memory] = (await once(child, 'message')) as [Memory];
        return memory;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that the server reports when ready. */
function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((done, fail) => {
    child.once('exit', () => fail(new Error(`The server ended:\n${output}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /^Larder is ready at (http\S+)\n/m.exec(output)?.[1];
      if (address) done(address);
    });
  });
}

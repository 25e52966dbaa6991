import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { BUILT_SERVER, PACKAGE } from './built-server.ts';

/** A command's exit code and output. */
export interface CommandOutcome {
  readonly code: number | null;
  readonly output: string;
  readonly complaints: string;
}

/**
 * Runs a bundled command ('import-recipes', 'backup') with only these settings. Its reader may leave after the first
 * lines, as `head` does.
 */
export async function runCommand(
  name: string,
  args: readonly string[],
  settings: Record<string, string>,
  { isLeft = false } = {},
): Promise<CommandOutcome> {
  let output = '';
  let complaints = '';
  const child = spawn(process.execPath, [join(BUILT_SERVER, `../${name}.js`), ...args], {
    cwd: PACKAGE,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  if (isLeft) child.stdout.once('data', () => child.stdout.destroy());
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  // One that never ends must not outlive its test.
  onTestFinished(() => void child.kill('SIGKILL'));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, complaints };
}

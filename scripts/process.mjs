import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** Running child processes: an interrupt stops them before the script ends. */
const running = new Set();

/** Asks every running child process to end, once. */
export function stopRunning() {
  for (const child of running) if (!child.killed) child.kill('SIGTERM');
}

function onSignal(signal) {
  // Ctrl-C in a terminal reaches them directly. A second signal right away would make a watcher kill what it
  // runs.
  setTimeout(stopRunning, signal === 'SIGINT' ? 1_000 : 0);
  setTimeout(() => process.exit(signal === 'SIGINT' ? 130 : 143), 5_000).unref();
  process.exitCode = signal === 'SIGINT' ? 130 : 143;
}

function track(child) {
  if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, onSignal);
  running.add(child);
}

function untrack(child) {
  running.delete(child);
  if (running.size > 0) return;
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, onSignal);
  if (process.exitCode >= 130) process.exit();
}

/**
 * Runs a program to completion and returns its exit code and output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options] `show` passes the output through
 *   instead of keeping it.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = ROOT, env = process.env, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    track(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      untrack(child);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    // A process that it left behind may hold its output open for ever.
    child.on('exit', () => {
      setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()), 10_000).unref();
    });
    child.on('close', (code, signal) => {
      untrack(child);
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 143), output });
    });
  });
}

/** Runs a tool from this project's node_modules. Same result as {@link run}. */
export function runTool(tool, args, options = {}) {
  const folder = options.from ? `${ROOT}${options.from}/node_modules/.bin` : `${ROOT}node_modules/.bin`;
  return run(process.platform === 'win32' ? `${folder}/${tool}.cmd` : `${folder}/${tool}`, args, options);
}

/** Prints what went wrong and what to do, and exits with a failure. */
export function fail(message, output = '') {
  if (output.trim()) console.error(output.trimEnd());
  console.error(`\n✗ ${message}`);
  process.exit(1);
}

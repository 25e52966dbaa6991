import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * A command that runs unseen for longer hangs: the slowest takes 25 to 60 minutes on two cores, depending on what else they
 * do. CI ends a run after 90; elsewhere a machine may be slower still.
 */
const LONGEST_MS = (process.env.CI ? 80 : 120) * 60_000;

/** The exit code of a command that was stopped because it hung, as of timeout(1). */
const HUNG = 124;

/** How long a stopped command may take to end, and one that has ended may still be heard. */
const GRACE_MS = 10_000;

/** Running child processes, each with how to signal it: an interrupt stops them before the script ends. */
const running = new Map();

/** Those that were asked to end. */
const asked = new WeakSet();

/** Asks every running child process to end, once. */
export function stopRunning() {
  for (const [child, send] of running) {
    if (!asked.has(child)) send('SIGTERM');
    asked.add(child);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function onSignal(signal) {
  // Ctrl-C in a terminal reaches those directly whose output is shown. A second signal right away would make a watcher
  // kill what it runs.
  setTimeout(stopRunning, signal === 'SIGINT' ? 1_000 : 0);
  setTimeout(() => process.exit(signal === 'SIGINT' ? 130 : 143), 5_000).unref();
  process.exitCode = signal === 'SIGINT' ? 130 : 143;
}

function track(child, send) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, onSignal);
  running.set(child, send);
}

function untrack(child) {
  running.delete(child);
  if (running.size > 0) return;
  for (const signal of SIGNALS) process.removeListener(signal, onSignal);
  if (process.exitCode >= 130) process.exit();
}

/** Sends signals to a command and, if it leads a group, to everything that it has started. */
const senderTo =
  ({ pid }, leads) =>
  (signal) => {
    try {
      process.kill(leads ? -pid : pid, signal);
    } catch {
      // It has ended.
    }
  };

/**
 * Runs a program to completion and returns its exit code and output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, longestMs?: number, graceMs?: number }} [options] `show`
 *   passes the output through instead of keeping it. A program that takes longer than `longestMs` is stopped with everything
 *   that it has started, at the latest after `graceMs`, and has the code 124; one that is shown may take for ever.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(
  command,
  args,
  { cwd = ROOT, env = process.env, show = false, longestMs = LONGEST_MS, graceMs = GRACE_MS } = {},
) {
  return new Promise((resolve) => {
    // On Windows it would get a window of its own.
    const leads = !show && process.platform !== 'win32';
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd, env, stdio, detached: leads });
    const send = senderTo(child, leads);
    track(child, send);
    let output = '';
    let hung = false;
    const timers = [];
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const onHang = () => {
      hung = true;
      send('SIGTERM');
      timers.push(setTimeout(() => send('SIGKILL'), graceMs));
    };
    const end = (code, addition = '') => {
      for (const timer of timers) clearTimeout(timer);
      // Of what it has started, something may not listen.
      if (hung) send('SIGKILL');
      untrack(child);
      resolve(
        hung
          ? { code: HUNG, output: `${output}It was stopped because it did not end by itself.\n` }
          : { code, output: `${output}${addition}` },
      );
    };
    const codeOf = (code, signal) => code ?? (signal === 'SIGINT' ? 130 : 143);
    if (!show) timers.push(setTimeout(onHang, longestMs));
    child.on('error', (error) => end(127, `${error.message}\n`));
    child.on('close', (code, signal) => end(codeOf(code, signal)));
    child.on('exit', (code, signal) => {
      // What it has left running may hold its output open for ever.
      const leave = () => {
        send('SIGKILL');
        end(codeOf(code, signal));
      };
      timers.push(setTimeout(leave, graceMs));
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

import { resolve } from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './process.mjs';

/**
 * Resolves relative paths against the folder where the command was typed; other arguments stay as they are.
 */
export function pathsFromHere(args, isPath = (arg) => !arg.startsWith('-')) {
  const from = process.env.INIT_CWD ?? ROOT;
  return args.map((arg, at) => (isPath(arg, at) ? resolve(from, arg) : arg));
}

/** Runs a command of the built server and exits with its code. */
export async function runServerCommand(name, args) {
  const { code } = await run(process.execPath, [`${ROOT}packages/server/dist/${name}.js`, ...args], {
    show: true,
  });
  process.exitCode = code;
}

import { resolve } from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './process.mjs';

/** Paths that count from where the command was typed, as this process needs them; what is for the command stays as it is. */
export function pathsFromHere(args, isPath = (arg) => !arg.startsWith('-')) {
  const from = process.env.INIT_CWD ?? ROOT;
  return args.map((arg, at) => (isPath(arg, at) ? resolve(from, arg) : arg));
}

/** Runs a command of the built server and ends with its exit code. */
export async function runServerCommand(name, args) {
  const { code } = await run(process.execPath, [`${ROOT}packages/server/dist/${name}.js`, ...args], {
    show: true,
  });
  process.exitCode = code;
}

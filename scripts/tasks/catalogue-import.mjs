import { resolve } from 'node:path';
import { build } from '../build.mjs';
import { ROOT } from '../paths.mjs';
import { run } from '../process.mjs';

/** Takes recipes from files into the database. Paths count from where the command was typed. */
export async function task(args) {
  await build(['server']);
  const from = process.env.INIT_CWD ?? ROOT;
  const isPath = (arg, at) => !arg.startsWith('-') && args[at - 1] !== '--country';
  const paths = args.map((arg, at) => (isPath(arg, at) ? resolve(from, arg) : arg));
  const { code } = await run(process.execPath, [`${ROOT}packages/server/dist/import-recipes.js`, ...paths], {
    show: true,
  });
  process.exitCode = code;
}

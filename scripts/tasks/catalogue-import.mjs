import { build } from '../build.mjs';
import { pathsFromHere, runServerCommand } from '../server-command.mjs';

/** Imports recipes from files into the database. Paths are relative to the caller's folder. */
export async function task(args) {
  await build(['server']);
  const isPath = (arg, at) => !arg.startsWith('-') && args[at - 1] !== '--country';
  await runServerCommand('import-recipes', pathsFromHere(args, isPath));
}

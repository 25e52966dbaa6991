import { build } from '../build.mjs';
import { pathsFromHere, runServerCommand } from '../server-command.mjs';

/** Takes recipes from files into the database. Paths count from where the command was typed. */
export async function task(args) {
  await build(['server']);
  const isPath = (arg, at) => !arg.startsWith('-') && args[at - 1] !== '--country';
  await runServerCommand('import-recipes', pathsFromHere(args, isPath));
}

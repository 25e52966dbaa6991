import { build } from '../build.mjs';
import { pathsFromHere, runServerCommand } from '../server-command.mjs';

/** Saves everything in the database into one file. Paths count from where the command was typed. */
export async function task(args) {
  await build(['server']);
  await runServerCommand('backup', pathsFromHere(args));
}

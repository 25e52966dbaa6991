import { build } from '../build.mjs';
import { pathsFromHere, runServerCommand } from '../server-command.mjs';

/** Puts a backup into an empty database. Paths count from where the command was typed. */
export async function task(args) {
  await build(['server']);
  await runServerCommand('restore', pathsFromHere(args));
}

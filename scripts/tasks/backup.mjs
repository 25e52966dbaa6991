import { build } from '../build.mjs';
import { pathsFromHere, runServerCommand } from '../server-command.mjs';

/** Backs up the whole database to one file. Paths are relative to the caller's folder. */
export async function task(args) {
  await build(['server']);
  await runServerCommand('backup', pathsFromHere(args));
}

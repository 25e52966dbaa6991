import { build } from '../build.mjs';
import { pathsFromHere, runServerCommand } from '../server-command.mjs';

/** Restores a backup into an empty database. Paths are relative to the caller's folder. */
export async function task(args) {
  await build(['server']);
  await runServerCommand('restore', pathsFromHere(args));
}

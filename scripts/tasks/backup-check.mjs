import { build } from '../build.mjs';
import { pathsFromHere, runServerCommand } from '../server-command.mjs';

/** Proves that a backup can be restored. Paths are relative to the caller's folder. */
export async function task(args) {
  await build(['server']);
  await runServerCommand('backup-check', pathsFromHere(args));
}

import { build } from '../build.mjs';
import { runServerCommand } from '../server-command.mjs';

/** Logs everyone out, or one cook by name. */
export async function task(args) {
  await build(['server']);
  await runServerCommand('end-sessions', args);
}

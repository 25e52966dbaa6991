import { build } from '../build.mjs';
import { runServerCommand } from '../server-command.mjs';

/** Prints a link that lets one person create an account. */
export async function task(args) {
  await build(['server']);
  await runServerCommand('invite', args);
}

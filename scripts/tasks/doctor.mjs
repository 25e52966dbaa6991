import { build } from '../build.mjs';
import { runServerCommand } from '../server-command.mjs';

/** Reports what prevents Larder from starting: folder, secret, settings, port, database, disk. */
export async function task() {
  await build(['server']);
  await runServerCommand('doctor', []);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../log/log.ts';
import { StartError } from '../../process/start-error.ts';
import type { ClusterConnection } from './owner.ts';
import { keepPassword, SUPERUSER } from './create.ts';
import { prepareHome } from './home.ts';
import { runningPostmaster } from './postmaster.ts';

/** Connection settings of a running server's embedded PostgreSQL, which that server still owns. */
export async function connectionBeside(dataDir: string, log: Log): Promise<ClusterConnection> {
  const home = await prepareHome(dataDir, log);
  const running = await runningPostmaster(join(home.folder, 'data'));
  if (!running)
    throw new StartError(`The PostgreSQL in ${home.folder} is not responding. Try again in a moment.`);
  const password = (await readFile(await keepPassword(home), 'utf8')).trim();
  return { host: running.socketFolder ?? '127.0.0.1', port: running.port, user: SUPERUSER, password };
}

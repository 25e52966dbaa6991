import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openBeside, type Database } from '../database/open.ts';
import type { Log } from '../log/log.ts';
import { StartError } from '../process/start-error.ts';
import type { Settings } from '../settings/settings.ts';

/** Opens an existing database, even next to a running server; never creates one. */
export async function openKept(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Database> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === null && !(await stat(join(dataDir, 'postgres')).catch(() => null))) {
    throw new StartError(
      `There is no Larder database in DATA_DIR ${dataDir}. Set DATA_DIR to the folder that has it.`,
    );
  }
  return openBeside(settings, log);
}

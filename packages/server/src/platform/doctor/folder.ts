import { rmdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { LEAST_FREE } from '../database/disk-space.ts';
import { StartError } from '../process/start-error.ts';
import { openDataDir } from '../settings/data-dir.ts';
import { findSecret } from '../settings/kept-secret.ts';

/** The size of a new database in bytes, with its WAL and the catalogue. */
const NEW_DATABASE = 256 * 1024 * 1024;

/** Whether the data folder is usable and has enough space. A missing folder is created and removed again. */
export async function checkFolder(dataDir: string): Promise<string> {
  const made = openDataDir(dataDir);
  try {
    const free = megabytes(await checkRoom(dataDir));
    return made.length > 0
      ? `DATA_DIR ${dataDir} does not exist yet and can be created; ${free} free.`
      : `DATA_DIR ${dataDir} is writable; ${free} free.`;
  } finally {
    for (const folder of made.toReversed()) rmdirSync(folder);
  }
}

/** Returns the free bytes; throws a StartError if they are too few for the database. */
async function checkRoom(dataDir: string): Promise<number> {
  const data = join(dataDir, 'postgres/data');
  const isNew = !statSync(data, { throwIfNoEntry: false });
  const { bavail, bsize } = await statfs(isNew ? dataDir : data);
  const free = bavail * bsize;
  if (free < LEAST_FREE) {
    throw new StartError(
      `The disk of DATA_DIR has ${megabytes(free)} free. Below ${megabytes(LEAST_FREE)} Larder saves nothing: free some space.`,
    );
  }
  if (isNew && free < NEW_DATABASE) {
    throw new StartError(
      `The disk of DATA_DIR has ${megabytes(free)} free. A new database needs ${megabytes(NEW_DATABASE)}: free some space.`,
    );
  }
  return free;
}

/** Whether the secret in the data folder is usable. */
export function checkKeptSecret(dataDir: string): string {
  if (findSecret(dataDir) === null) return 'There is no auth-secret yet; the first start creates one.';
  return 'Only its owner can read the auth-secret.';
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 2 ** 20).toLocaleString('en-US')} MiB`;
}

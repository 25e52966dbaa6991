import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^larder-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\dZ)\.backup$/;
const LEFT = /(\.unchecked)?(\.part)?$|\.damaged$/;

/** The folder of scheduled backups. Files with other names are left alone. */
export interface KeptBackup {
  readonly file: string;
  readonly made: Date;
}

/** The name of a backup made now. Names sort by time, and contain nothing that a file system rejects. */
export function nameAt(now: Date): string {
  return `larder-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;
}

/** The scheduled backups in a folder, newest first; none if the folder does not exist. */
export async function keptBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => ({ file: join(folder, name), made: new Date(name.replace(NAME, '$1$2:$3:$4')) }));
}

/** Removes all but the newest scheduled backups. */
export async function rotate(folder: string, keep: number): Promise<void> {
  const kept = await keptBackups(folder);
  for (const { file } of kept.slice(keep)) await rm(file, { force: true });
}

/** Removes leftovers of killed backups, and those that were put aside or failed their check. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (NAME.test(name.replace(LEFT, '')) && !NAME.test(name)) await rm(join(folder, name));
  }
}

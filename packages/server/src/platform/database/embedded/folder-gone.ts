import { stat } from 'node:fs/promises';

/** A PostgreSQL has lost its files. */
export class FolderGoneError extends Error {
  override name = 'FolderGoneError';

  constructor(folder: string) {
    super(`The database folder ${folder} is gone`);
  }
}

/** Whether a cluster's data was deleted, or moved elsewhere. */
export function isGone(data: string): Promise<boolean> {
  return stat(data).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}

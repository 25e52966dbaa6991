import { cpSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/** A temporary folder that is gone after the test, and with it a database that had to be kept elsewhere. */
export async function temporaryFolder(mode = 0o711): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-test-'));
  await chmod(folder, mode);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder for a server; `name` may hold what paths hold in real life. */
export async function dataFolder(name: string, parentMode = 0o711): Promise<string> {
  const folder = join(await temporaryFolder(parentMode), name);
  await mkdir(folder, { recursive: true, mode: 0o711 });
  onTestFinished(async () => {
    const home = await realpath(join(folder, 'postgres')).catch(() => null);
    if (home) await rm(home, { recursive: true, force: true });
  });
  return folder;
}

/**
 * A data folder whose database a server has made and left, with the catalogue in it. For what is not about a first start: to
 * make that database takes a server a third of its work.
 */
export async function usedDataFolder(name = 'data'): Promise<string> {
  const folder = await dataFolder(name);
  copyUsedHome(folder);
  return folder;
}

/** Puts that database into a data folder that has none. */
export function copyUsedHome(dataDir: string): void {
  // A third of the work of the asynchronous copy, and nothing else is to be done meanwhile.
  cpSync(inject('usedHome'), join(dataDir, 'postgres'), { recursive: true });
}

import { cpSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/** A temporary folder that is deleted after the test, along with any database stored elsewhere for it. */
export async function temporaryFolder(mode = 0o711): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-test-'));
  await chmod(folder, mode);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder for a server; `name` may contain anything that real paths do. */
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
 * A data folder with a server's database and the catalogue. For tests unrelated to a first start: creating
 * that database is a third of a server's work.
 */
export async function usedDataFolder(name = 'data'): Promise<string> {
  const folder = await dataFolder(name);
  copyUsedHome(folder);
  return folder;
}

/** Copies that database into an empty data folder. */
export function copyUsedHome(dataDir: string): void {
  // A third of the work of an asynchronous copy, and nothing else needs to run meanwhile.
  cpSync(inject('usedHome'), join(dataDir, 'postgres'), { recursive: true });
}

import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

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

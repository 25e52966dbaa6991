import { rm } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { usedDataFolder } from '../support/folders.ts';
import { familyOn, signalFamily } from '../support/postgres-family.ts';
import { isRunning, startServer } from '../support/server-process.ts';

/** A server must end within ten seconds; the rest is for a machine that other tests keep busy. */
const WITHIN_MS = 10_000 + 5_000;

const MOMENTS = ['while it starts', 'while it runs'] as const;
const POSTGRES = ['which still runs', 'which is frozen'] as const;
const CASES = MOMENTS.flatMap((moment) => POSTGRES.map((postgres) => ({ moment, postgres })));

const deleteFolder = (folder: string) => rm(folder, { recursive: true, maxRetries: 20, retryDelay: 20 });

/** A server of which PostgreSQL is up, or also the rest. */
async function serverAt(moment: (typeof MOMENTS)[number]) {
  const dataDir = await usedDataFolder();
  const server = startServer({ DATA_DIR: dataDir });
  if (moment === 'while it runs') await server.ready();
  let family: readonly number[] = [];
  onTestFinished(() => signalFamily(family, 'SIGKILL'));
  const see = (): readonly number[] => (family = familyOn(dataDir));
  await expect.poll(see, { timeout: 90_000, interval: 5 }).not.toEqual([]);
  return { server, dataDir, family };
}

describe.runIf(process.platform === 'linux')('a server whose data folder is deleted', () => {
  test.each(CASES)(
    '$moment ends by itself as failed, with its PostgreSQL, $postgres',
    async ({ moment, postgres }) => {
      const { server, dataDir, family } = await serverAt(moment);
      if (postgres === 'which is frozen') signalFamily(family, 'SIGSTOP');
      await deleteFolder(dataDir);
      const began = performance.now();
      expect(await server.exit()).toBe(1);
      expect(performance.now() - began).toBeLessThan(WITHIN_MS);
      await expect.poll(() => family.filter(isRunning), { timeout: 5_000 }).toEqual([]);
      const said = `${server.output()}${server.complaints()}`;
      expect(said).toMatch(/The database folder \S+ is gone|DATA_DIR \S+ was deleted while Larder started/);
    },
  );

  test('leaves no PostgreSQL behind when it is stopped before it has noticed', async () => {
    const { server, dataDir, family } = await serverAt('while it runs');
    await deleteFolder(dataDir);
    server.send('SIGTERM');
    await server.exit();
    await expect.poll(() => family.filter(isRunning), { timeout: 5_000 }).toEqual([]);
  });
});

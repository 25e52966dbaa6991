import { cp, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries, run } from '../../src/platform/database/embedded/binaries.ts';
import {
  postgresVersion,
  prepareHome,
  reachableBinaries,
} from '../../src/platform/database/embedded/home.ts';
import { dataFolder, temporaryFolder } from '../support/folders.ts';
import { keptLog } from '../support/logs.ts';

const isRoot = process.getuid?.() === 0;

test('PostgreSQL owns its home and never runs as root', async () => {
  const dataDir = await dataFolder('data');
  const { account, folder } = await prepareHome(dataDir, keptLog().log);
  const owner = await stat(folder);
  expect(owner.uid).toBe(isRoot ? account?.uid : process.getuid?.());
  expect(owner.uid).not.toBe(0);
  expect(account === null).toBe(!isRoot);
});

test('a home is found again, even if root copied it', async () => {
  const dataDir = await dataFolder('data');
  const { account } = await prepareHome(dataDir, keptLog().log);
  const copy = await dataFolder('data');
  await cp(dataDir, copy, { recursive: true });
  expect((await prepareHome(copy, keptLog().log)).account?.uid).toBe(account?.uid);
});

test('programs below a folder with mode 700 still run', async () => {
  const closed = join(await temporaryFolder(0o700), 'native');
  const { account } = await prepareHome(await dataFolder('data'), keptLog().log);
  const binaries = await findBinaries();
  const version = await postgresVersion(binaries, null);
  const shared = `/var/lib/larder/postgresql-${version}-${process.arch}`;
  const wasThere = await stat(shared).catch(() => null);
  if (!wasThere) onTestFinished(() => rm(shared, { recursive: true, force: true }));
  await cp(dirname(binaries.folder), closed, { recursive: true, verbatimSymlinks: true });

  const kept = keptLog();
  const { folder } = await reachableBinaries({ folder: join(closed, 'bin') }, account, kept.log);
  expect(await postgresVersion({ folder }, account)).toBe(version);
  // initdb looks for its libraries and templates next to itself.
  expect((await run(join(folder, 'initdb'), ['--version'], account)).output).toContain(version);
  expect(kept.text().includes('PostgreSQL was copied to')).toBe(isRoot && !wasThere);
});

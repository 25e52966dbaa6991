import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { seedCatalogue } from '../../src/recipes/catalogue/seed.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { FOLDER, IS_BUILT, PACKAGE } from './built-server.ts';
import setUpCluster from './cluster-setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database home of a stopped server, to be copied: migrated, and with the catalogue. */
    usedHome: string;
  }
}

/** One embedded cluster and one built server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!IS_BUILT) await build({ root: PACKAGE, logLevel: 'warn', build: { outDir: FOLDER } });
  return setUpCluster(project, async (folder) => project.provide('usedHome', await makeUsedHome(folder)));
}

/** Creates the database as a server's first start does, and returns a copy of its home after a clean stop. */
async function makeUsedHome(folder: string): Promise<string> {
  const database = await openDatabase({ databaseUrl: null, dataDir: folder }, createLog('warn'));
  await seedCatalogue(database.db, () => undefined);
  await database.close();
  const copy = join(folder, 'used');
  cpSync(join(folder, 'postgres'), copy, { recursive: true });
  return copy;
}

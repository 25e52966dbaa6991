import { cpSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { seedCatalogue } from '../../src/recipes/catalogue/seed.ts';
import { openCluster } from '../../src/platform/database/embedded/cluster.ts';
import type { ClusterConnection } from '../../src/platform/database/embedded/cluster.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { createPool } from '../../src/platform/database/pool.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { FOLDER, PACKAGE } from './built-server.ts';
import { TEMPLATE } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: ClusterConnection;
    /** The database home of a stopped server, to be copied: migrated, and with the catalogue. */
    usedHome: string;
  }
}

/** One embedded cluster and one built server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build({ root: PACKAGE, logLevel: 'warn', build: { outDir: FOLDER } });
  const folder = await mkdtemp(join(tmpdir(), 'larder-tests-'));
  // If root runs the tests, PostgreSQL runs as another user.
  await chmod(folder, 0o711);
  const usedHome = await makeUsedHome(folder);
  const cluster = await openCluster(folder, createLog('warn'), { durable: false });
  const client = new pg.Client({ ...cluster.connection, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const pool = createPool({ ...cluster.connection, database: TEMPLATE });
  await migrateDatabase(pool);
  await pool.end();
  project.provide('usedHome', usedHome);
  project.provide('cluster', cluster.connection);
  return async () => {
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  };
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

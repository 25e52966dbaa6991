import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { seedCatalogue } from '../../src/catalogue/seed.ts';
import { openCluster } from '../../src/database/embedded/cluster.ts';
import type { ClusterConnection } from '../../src/database/embedded/cluster.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';
import { createPool } from '../../src/database/open.ts';
import { createLog } from '../../src/log.ts';
import { FOLDER, PACKAGE } from './built-server.ts';
import { SEEDED_TEMPLATE, TEMPLATE } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: ClusterConnection;
  }
}

/** One embedded cluster and one built server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build({ root: PACKAGE, logLevel: 'warn', build: { outDir: FOLDER } });
  const folder = await mkdtemp(join(tmpdir(), 'larder-tests-'));
  // When root runs the tests, PostgreSQL runs as another user.
  await chmod(folder, 0o711);
  const cluster = await openCluster(folder, createLog('warn'), { durable: false });
  const client = new pg.Client({ ...cluster.connection, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  const pool = createPool({ ...cluster.connection, database: TEMPLATE });
  await migrateDatabase(pool);
  await pool.end();
  await client.query(`create database ${SEEDED_TEMPLATE} template ${TEMPLATE}`);
  await client.end();
  const seeded = createPool({ ...cluster.connection, database: SEEDED_TEMPLATE });
  await seedCatalogue(drizzle({ client: seeded }), () => undefined);
  await seeded.end();
  project.provide('cluster', cluster.connection);
  return async () => {
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  };
}

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openCluster } from '../../src/database/embedded/cluster.ts';
import type { ClusterConnection } from '../../src/database/embedded/cluster.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';
import { createPool } from '../../src/database/open.ts';
import { createLog } from '../../src/log.ts';
import { buildServer } from './built-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: ClusterConnection;
  }
}

/** The migrated database that every test's own is copied from. */
export const TEMPLATE = 'template_of_tests';

/** One embedded cluster and one built server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  const folder = await mkdtemp(join(tmpdir(), 'larder-tests-'));
  // When root runs the tests, PostgreSQL runs as another user.
  await chmod(folder, 0o711);
  const cluster = await openCluster(folder, createLog('warn'), { durable: false });
  const client = new pg.Client({ ...cluster.connection, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const pool = createPool({ ...cluster.connection, database: TEMPLATE });
  await migrateDatabase(pool);
  await pool.end();
  project.provide('cluster', cluster.connection);
  return async () => {
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  };
}

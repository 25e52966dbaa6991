import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openCluster } from '../../src/platform/database/embedded/cluster.ts';
import type { ClusterConnection } from '../../src/platform/database/embedded/owner.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { createPool } from '../../src/platform/database/pool.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { postgresPid } from './server-process.ts';
import { TEMPLATE } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: ClusterConnection;
  }
}

/**
 * One embedded cluster for the whole run, with a migrated database. `prepare` may leave a database in its folder first.
 */
export default async function setUpCluster(
  project: TestProject,
  prepare: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-tests-'));
  // If root runs the tests, PostgreSQL runs as another user.
  await chmod(folder, 0o711);
  const abandon = () => abandonCluster(folder);
  process.once('exit', abandon);
  await prepare(folder);
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
    process.off('exit', abandon);
  };
}

/** Ends what a run that was ended by a signal leaves: Vitest then exits at once, without tearing down. */
function abandonCluster(folder: string): void {
  try {
    // An immediate shutdown: nothing of it is needed.
    process.kill(postgresPid(folder), 'SIGQUIT');
  } catch {
    // It does not run yet, or no longer.
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

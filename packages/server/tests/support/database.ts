import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../../src/platform/database/open.ts';
import { createPool, databaseOn } from '../../src/platform/database/pool.ts';
import { hasRoomElsewhere } from '../../src/platform/database/disk-space.ts';
import { SEEDED_TEMPLATE, TEMPLATE } from './templates.ts';

/** A test's own migrated database, empty unless another template is given; `close` drops it. */
export async function createTestDatabase(template = TEMPLATE): Promise<Database> {
  return openTestDatabase(await createDatabase(template));
}

/** A test run's database as the server opens it; `close` drops it. */
export function openTestDatabase(name: string): Database {
  const pool = connectTo(name);
  return {
    pool,
    db: databaseOn(pool),
    lost: new Promise(() => undefined),
    hasRoom: hasRoomElsewhere,
    isEmbedded: false,
    async close() {
      await pool.end();
      await dropDatabase(name);
    },
  };
}

/** A pool on a test database, as its owner or another user. */
export function connectTo(database: string, user = inject('cluster').user): pg.Pool {
  const pool = createPool({ ...inject('cluster'), user, database });
  // Dropping a database closes its remaining connections, including those that an ended pool has not closed
  // yet.
  pool.on('error', () => undefined);
  return pool;
}

/** Creates a database in the run's cluster and returns its name. */
export async function createDatabase(template = 'template1'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files takes half the time of the default, which writes every page to the log first.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return name;
}

/**
 * Settings for a server on a test's own database in the run's cluster, with the catalogue in it. For tests
 * unrelated to the embedded database: creating that is most of a server's start.
 */
export async function sharedClusterSettings(): Promise<{ DATABASE_URL: string; AUTH_SECRET: string }> {
  const name = await createDatabase(SEEDED_TEMPLATE);
  onTestFinished(() => dropDatabase(name));
  return { DATABASE_URL: databaseUrl(name), AUTH_SECRET: 'a-secret-of-thirty-two-characters' };
}

/** A test database's URL for DATABASE_URL. */
export function databaseUrl(name: string, user = inject('cluster').user): string {
  const { host, port } = inject('cluster');
  return `postgres:///${name}?user=${user}&host=${encodeURIComponent(host)}&port=${port}`;
}

/** Drops a test database, with its connections. */
export async function dropDatabase(name: string): Promise<void> {
  await administer(`drop database if exists ${name} with (force)`);
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('cluster'), database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

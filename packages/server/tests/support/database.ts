import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../../src/platform/database/open.ts';
import { createPool, databaseOn } from '../../src/platform/database/pool.ts';
import { hasRoomElsewhere } from '../../src/platform/database/room.ts';
import { SEEDED_TEMPLATE, TEMPLATE } from './templates.ts';

/** A migrated database of the test's own, empty unless another template is named; `close` drops it. */
export async function createTestDatabase(template = TEMPLATE): Promise<Database> {
  return openTestDatabase(await createDatabase(template));
}

/** A database of the run as the server has it; `close` drops it. */
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

/** A pool on a database of the run, as its owner or another user. */
export function connectTo(database: string, user = inject('cluster').user): pg.Pool {
  const pool = createPool({ ...inject('cluster'), user, database });
  // Dropping a database breaks what is still connected to it, also what a pool that has ended has not closed yet.
  pool.on('error', () => undefined);
  return pool;
}

/** Makes a database in the cluster of the run and answers its name. */
export async function createDatabase(template = 'template1'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files it is made in half the time of the default, which writes every page into the log first.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return name;
}

/**
 * The settings of a server on a database of the test's own in the cluster of the run, with the catalogue in it. For what is
 * not about the embedded database: to make that takes a server most of its start.
 */
export async function sharedClusterSettings(): Promise<{ DATABASE_URL: string; AUTH_SECRET: string }> {
  const name = await createDatabase(SEEDED_TEMPLATE);
  onTestFinished(() => dropDatabase(name));
  return { DATABASE_URL: databaseUrl(name), AUTH_SECRET: 'a-secret-of-thirty-two-characters' };
}

/** The address of a database of the run, as DATABASE_URL takes it. */
export function databaseUrl(name: string, user = inject('cluster').user): string {
  const { host, port } = inject('cluster');
  return `postgres:///${name}?user=${user}&host=${encodeURIComponent(host)}&port=${port}`;
}

/** Drops a database of the run, with whatever is connected to it. */
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

import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '../../src/database/open.ts';
import type { Database } from '../../src/database/open.ts';
import { hasRoomElsewhere } from '../../src/database/room.ts';
import { TEMPLATE } from './templates.ts';

/** A migrated database of the test's own, empty unless another template is named; `close` drops it. */
export async function createTestDatabase(template = TEMPLATE): Promise<Database> {
  const name = await createDatabase(template);
  const pool = createPool({ ...inject('cluster'), database: name });
  // Dropping a database breaks what is still connected to it.
  pool.on('error', () => undefined);
  return {
    pool,
    db: drizzle({ client: pool }),
    lost: new Promise(() => undefined),
    hasRoom: hasRoomElsewhere,
    async close() {
      await pool.end();
      await dropDatabase(name);
    },
  };
}

/** Makes a database in the cluster of the run and answers its name. */
export async function createDatabase(template = 'template1'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${template}`);
  return name;
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

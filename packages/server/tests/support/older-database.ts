import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Database } from '../../src/platform/database/open.ts';
import { createDatabase, openTestDatabase } from './database.ts';

const FIXTURE = new URL('../database/fixtures/before-release.sql', import.meta.url);

/** A test's own database as the last version before the first release left it, not migrated. */
export async function openOlderDatabase(): Promise<Database> {
  const database = openTestDatabase(await createDatabase());
  // The script leaves its connection with settings that no test expects.
  const client = new pg.Client(database.pool.options);
  await client.connect();
  await client.query(readFileSync(FIXTURE, 'utf8'));
  await client.end();
  return database;
}

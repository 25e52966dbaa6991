import { afterAll, beforeAll, beforeEach } from 'vitest';
import { seedCatalogue } from '../../src/recipes/catalogue/seed.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { insertCook } from './cooks.ts';
import { createTestDatabase } from './database.ts';

/** A test file's own database with the small catalogue, and two new cooks for each test. */
export interface TwoCooks {
  db: Database['db'];
  pool: Database['pool'];
  /** The caller, and another cook with as much. */
  ada: string;
  ben: string;
}

/** Sets them up for a file's tests; read them inside a test. */
export function twoCooks(): TwoCooks {
  const cooks = {} as TwoCooks;
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedCatalogue(database.db, () => undefined, SMALL_CATALOGUE, 'test');
    Object.assign(cooks, { db: database.db, pool: database.pool });
  });
  beforeEach(async () => {
    cooks.ada = await insertCook(database.db);
    cooks.ben = await insertCook(database.db);
  });
  afterAll(() => database.close());
  return cooks;
}

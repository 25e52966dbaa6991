import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { seedCatalogue } from '../../src/recipes/catalogue/seed.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { createPool, databaseOn } from '../../src/platform/database/pool.ts';
import { createDatabase, createTestDatabase, openTestDatabase } from '../support/database.ts';
import { keptLog } from '../support/logs.ts';
import { Wire } from '../support/wire.ts';
import { startApi, until, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

/** What a busy machine adds to a time limit. */
const LEEWAY_MS = 5_000;

const wire = new Wire();
const kept = keptLog();
let direct: Database;
let api: Api;
let user: User;
beforeAll(async () => {
  direct = await createTestDatabase();
  await wire.repair();
  const pool = createPool({
    ...inject('cluster'),
    database: direct.pool.options.database,
    host: '127.0.0.1',
    port: wire.port,
  });
  pool.on('error', () => undefined);
  api = await startApi({
    catalogue: SMALL_CATALOGUE,
    log: kept.log,
    poolPatience: { everyMs: 50, stuckMs: 300 },
    database: {
      pool,
      db: databaseOn(pool),
      lost: new Promise(() => undefined),
      hasRoom: direct.hasRoom,
      isEmbedded: false,
      close: async () => {
        await pool.end();
        await direct.close();
      },
    },
  });
  user = await api.signUp();
});
afterAll(async () => {
  await api.close();
  await wire.cut();
});

const count = async () => (await user.call('GET', '/recipes/usersearch?limit=1')).body.data?.total;

describe('while the database is down', () => {
  test('the server says so, keeps running, and recovers by itself with the current catalogue', async () => {
    await wire.cut();
    const away = await user.call('GET', '/pantry');
    expect({ status: away.status, detail: away.body.detail }).toEqual({
      status: 503,
      detail: 'Larder is not available right now. Please try again.',
    });
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(kept.text()).toContain('the database cannot be reached');
    expect((await api.call('GET', '/health/ready')).status).toBe(503);
    expect((await api.call('GET', '/health/live')).status).toBe(200);

    await seedCatalogue(
      direct.db,
      () => undefined,
      { ...SMALL_CATALOGUE, recipes: SMALL_CATALOGUE.recipes.slice(1) },
      'changed meanwhile',
    );
    await wire.repair();
    expect((await user.call('GET', '/pantry')).status).toBe(200);
    expect((await api.call('GET', '/health/ready')).status).toBe(200);
    await until(async () => (await count()) === SMALL_CATALOGUE.recipes.length - 1);
  });
});

test('a connection lost inside a transaction fails only that transaction', async () => {
  const work = api.database.db.transaction(async (db) => {
    await db.execute('select 1');
    await wire.cut();
    await wire.repair();
    await db.execute('select 1');
  });
  await expect(work).rejects.toThrow(/Failed query/);
  expect((await user.call('GET', '/pantry')).status).toBe(200);
});

test('while the network drops everything every call ends with 503, and it recovers by itself', async () => {
  await Promise.all(Array.from({ length: 10 }, () => user.call('GET', '/pantry')));
  wire.freeze();
  const began = performance.now();
  const asked = [
    ['GET', '/pantry'],
    ['GET', '/health/ready'],
    ['POST', '/lists', { body: { name: 'Soups' } }],
    ['POST', '/auth/login', { body: { username: user.username, password: 'correct horse' } }],
    ['POST', '/meal-plans/generate'],
    ['GET', '/recipes/pantrysearch'],
  ] as const;
  const calls = [...asked, ...asked, ...asked].map(([method, path, request]) =>
    user.call(method, path, request),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(performance.now() - began).toBeLessThan(10_000 + LEEWAY_MS);
  expect(statuses.filter((status) => status !== 503)).toEqual([]);
  expect((await api.call('GET', '/health/live')).status, 'a restart would not help').toBe(200);
  wire.thaw();
  expect((await user.call('GET', '/pantry')).status, 'the first call on a new connection').toBe(200);
  // The listening connection would notice by itself, but only at its next check.
  await wire.cut();
  await wire.repair();
});

test('a call that waits too long for a connection says so, and nothing about a database that is there', async () => {
  const { pool } = api.database;
  const before = kept.text().length;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const { status } = await user.call('GET', '/pantry');
  for (const client of taken) client.release();
  expect(status).toBe(503);
  const logged = kept.text().slice(before);
  expect(logged).toContain('no connection to the database was free in time');
  expect(logged).not.toContain('cannot be reached');
});

test('a pool without usable connections is not alive, until it is', async () => {
  const { pool } = api.database;
  const live = async () => (await api.call('GET', '/health/live')).status;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  await expect.poll(live, { timeout: 30_000 }).toBe(503);
  for (const client of taken) client.release();
  await expect.poll(live, { timeout: 30_000 }).toBe(200);
});

test('a transaction that cannot begin returns its connection', async () => {
  // A pool nothing else uses: the next connection is the transaction's.
  const { pool, db, close } = openTestDatabase(await createDatabase());
  const begin = () => db.transaction(() => Promise.resolve('begun'));
  for (let nth = 0; nth < pool.options.max; nth += 1) {
    pool.once('acquire', (client) => void client.end());
    await expect(begin()).rejects.toThrow(/Failed query: begin/);
  }
  expect(await begin()).toBe('begun');
  await close();
});

describe('a changed catalogue', () => {
  test('is noticed and loaded; recipes come and go, ingredients stay', async () => {
    expect(
      await seedCatalogue(
        direct.db,
        () => undefined,
        { ...SMALL_CATALOGUE, recipes: SMALL_CATALOGUE.recipes.slice(0, 3) },
        'smaller',
      ),
    ).toBe(true);
    await until(async () => (await count()) === 3);
    expect(await seedCatalogue(direct.db, () => undefined, SMALL_CATALOGUE, 'whole again')).toBe(true);
    await until(async () => (await count()) === SMALL_CATALOGUE.recipes.length);
    expect(
      await seedCatalogue(direct.db, () => undefined, SMALL_CATALOGUE, 'whole again'),
      'the same version',
    ).toBe(false);
  });

  test('is seeded by one of many servers that start together', async () => {
    const seeded = await Promise.all(
      Array.from({ length: 5 }, () => seedCatalogue(direct.db, () => undefined, SMALL_CATALOGUE, 'five')),
    );
    expect(seeded.filter(Boolean)).toHaveLength(1);
  });
});

import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { seedCatalogue } from '../../src/recipes/catalogue/seed.ts';
import { createPool, type Database } from '../../src/platform/database/open.ts';
import { createTestDatabase } from '../support/database.ts';
import { startApi, until, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

/** A wire to the database that can be cut and repaired. */
class Wire {
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;

  get port(): number {
    return this.#port;
  }

  async repair(): Promise<void> {
    const { host, port } = inject('cluster');
    const server = createServer((near) => {
      const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from
          .on('error', () => undefined)
          .on('close', () => to.destroy())
          .pipe(to);
      }
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await closed;
  }
}

const wire = new Wire();
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
    database: {
      pool,
      db: drizzle({ client: pool }),
      lost: new Promise(() => undefined),
      hasRoom: direct.hasRoom,
      close: async () => {
        await pool.end();
        await direct.close();
      },
    },
  });
  user = await api.signUp();
});
afterAll(() => api.close());

const count = async () => (await user.call('GET', '/recipes/usersearch?limit=1')).body.data?.total;

describe('while the database is away', () => {
  test('the server says so, lives on, and recovers by itself with the catalogue of now', async () => {
    await wire.cut();
    const away = await user.call('GET', '/pantry');
    expect({ status: away.status, detail: away.body.detail }).toEqual({
      status: 503,
      detail: 'Larder is not available right now. Please try again.',
    });
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
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

test('a connection that breaks off inside a transaction fails that transaction alone', async () => {
  const work = api.database.db.transaction(async (db) => {
    await db.execute('select 1');
    await wire.cut();
    await wire.repair();
    await db.execute('select 1');
  });
  await expect(work).rejects.toThrow(/Failed query/);
  expect((await user.call('GET', '/pantry')).status).toBe(200);
});

describe('a catalogue that changes', () => {
  test('is heard of and read; its recipes go and come, its ingredients stay', async () => {
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

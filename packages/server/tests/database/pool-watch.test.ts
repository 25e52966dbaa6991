import { describe, test, type TestContext } from 'vitest';
import { watchPool } from '../../src/platform/database/pool-watch.ts';
import { createDatabase, openTestDatabase } from '../support/database.ts';
import { keptLog } from '../support/logs.ts';

/** Far more queries at a time than the pool has connections for: each waits longer than a call may. */
const QUERIES = 800;
const PATIENCE = { everyMs: 20, stuckMs: 2_500 };

async function watchedPool({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const database = openTestDatabase(await createDatabase());
  const { pool } = database;
  pool.on('error', () => undefined);
  const kept = keptLog();
  const watch = watchPool({ pool, isEmbedded: true }, kept.log, PATIENCE);
  watch.start();
  onTestFinished(async () => {
    watch.stop();
    await database.close();
  });
  return { pool, watch };
}

describe('a pool', () => {
  test.for([
    { why: 'are slow', query: 'select pg_sleep(0.1)' },
    { why: 'are slow and then refused', query: 'select pg_sleep(0.1), 1 / (select 0 from pg_sleep(0.1))' },
  ])(
    'that is too busy for every try of it is not stuck: its queries $why',
    async ({ query }, { expect, onTestFinished }) => {
      const { pool, watch } = await watchedPool({ onTestFinished });
      const over = new AbortController();
      const ask = async (): Promise<void> => {
        while (!over.signal.aborted) await pool.query(query).catch(() => undefined);
      };
      const asking = Array.from({ length: QUERIES }, ask);
      try {
        for (let nth = 0; nth < 2; nth += 1) {
          await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect');
          expect(watch.isStuck()).toBe(false);
        }
      } finally {
        // An ended pool refuses within the same turn of the event loop: asking on would stop every timer of the process.
        over.abort();
        await Promise.all(asking);
      }
    },
  );
});

// Each has a pool of its own, and waits for its limits rather than for the other.
describe.concurrent('a pool', () => {
  test('whose connections never come back is stuck until one does', async ({ expect, onTestFinished }) => {
    const { pool, watch } = await watchedPool({ onTestFinished });
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    await expect.poll(() => watch.isStuck(), { timeout: 30_000 }).toBe(true);
    taken.pop()?.release();
    await expect.poll(() => watch.isStuck(), { timeout: 30_000 }).toBe(false);
    for (const client of taken) client.release();
  });

  test('whose connections all break is stuck, however many it makes', async ({ expect, onTestFinished }) => {
    const { pool, watch } = await watchedPool({ onTestFinished });
    pool.on('acquire', (client) => void client.end());
    await expect.poll(() => watch.isStuck(), { timeout: 30_000 }).toBe(true);
    pool.removeAllListeners('acquire');
    await expect.poll(() => watch.isStuck(), { timeout: 30_000 }).toBe(false);
  });
});

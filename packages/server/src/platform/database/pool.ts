import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isCollision } from './collision.ts';
import { LimitedClient, LIMITS_MS } from './limited-client.ts';

/** Time limit of each statement in a background job, such as writing or reading a whole catalogue. */
const JOB_MS = 120_000;

/** Drizzle over the pool, with transactions that always return their connection. */
export type PooledDatabase = NodePgDatabase & { readonly $client: pg.Pool };

type Work<Result> = (db: Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]) => Promise<Result>;

const connections = new WeakMap<pg.Pool, Set<LimitedClient>>();

/** A pool with the limits for every connection of the server. */
export function createPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'larder',
    ...connection,
    Client: LimitedClient,
    max: 10,
    connectionTimeoutMillis: LIMITS_MS.connect,
    idleTimeoutMillis: 30_000,
    statement_timeout: LIMITS_MS.statement,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  const open = new Set<LimitedClient>();
  connections.set(pool, open);
  pool.on('connect', (client) => {
    // A connection lost inside a transaction fails the next statement; without a listener it would end the process.
    client.on('error', () => undefined);
    if (client instanceof LimitedClient) open.add(client);
  });
  pool.on('remove', (client) => {
    if (client instanceof LimitedClient) open.delete(client);
  });
  return pool;
}

/** Ends a pool when its statements have finished, or at once if it must hurry. */
export async function endPool(pool: pg.Pool, hurry?: AbortSignal): Promise<void> {
  const ended = pool.end();
  if (!hurry) return ended;
  const hurried = new Promise<void>((done) => {
    const cut = (): void => {
      for (const client of connections.get(pool) ?? []) client.cut();
      done();
    };
    if (hurry.aborted) cut();
    else hurry.addEventListener('abort', cut, { once: true });
  });
  await Promise.race([ended, hurried]);
}

/**
 * Drizzle over a pool. Its own transactions leak a connection whenever BEGIN fails, and return one as healthy after a
 * failed ROLLBACK; these do neither. A transaction that deadlocks is retried once.
 */
export function databaseOn(pool: pg.Pool): PooledDatabase {
  const transaction = <Result>(work: Work<Result>, config?: PgTransactionConfig): Promise<Result> =>
    transact(pool, work, config);
  return Object.assign(drizzle({ client: pool }), { transaction });
}

/** A background transaction, with time for statements on a whole catalogue. */
export function transactPatiently<Result>(
  { $client: pool }: Pick<PooledDatabase, '$client'>,
  work: Work<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  return transact(
    pool,
    async (db) => {
      await db.execute(sql.raw(`set local statement_timeout = ${JOB_MS}`));
      return work(db);
    },
    config,
    JOB_MS,
  );
}

async function transact<Result>(
  pool: pg.Pool,
  work: Work<Result>,
  config: PgTransactionConfig | undefined,
  limitMs: number = LIMITS_MS.answer,
): Promise<Result> {
  try {
    return await transactOnce(pool, work, config, limitMs);
  } catch (error) {
    if (!isCollision(error)) throw error;
    return transactOnce(pool, work, config, limitMs);
  }
}

async function transactOnce<Result>(
  pool: pg.Pool,
  work: Work<Result>,
  config: PgTransactionConfig | undefined,
  limitMs: number,
): Promise<Result> {
  const client = await pool.connect();
  if (client instanceof LimitedClient) client.limitMs = limitMs;
  try {
    // On a single client, drizzle begins and ends the transaction and leaves releasing it to us.
    return await drizzle({ client }).transaction(work, config);
  } finally {
    if (client instanceof LimitedClient) client.limitMs = LIMITS_MS.answer;
    client.release(!isAtRest(client));
  }
}

/** Whether PostgreSQL has reported that no transaction is open: only then can the connection be reused. */
function isAtRest(client: pg.PoolClient): boolean {
  return client.getTransactionStatus() === 'I';
}

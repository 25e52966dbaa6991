import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { LimitedClient } from './limited-client.ts';
import type { Database } from './open.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

/** How often the pool is tested, and how long it may fail before it counts as stuck, in milliseconds. */
export interface PoolPatience {
  readonly everyMs: number;
  readonly stuckMs: number;
}

const PATIENCE: PoolPatience = { everyMs: 5_000, stuckMs: 60_000 };

export interface PoolWatch {
  start(): void;
  /** Whether this process can no longer reach the database although a new one could, so that only a restart helps. */
  isStuck(): boolean;
  stop(): void;
}

/**
 * Tests the pool regularly. A pool that fails for a minute is stuck if a separate connection works, or in any case
 * with the embedded database, which only this process starts. An external database that is down is not our fault.
 *
 * Under overload every test may time out waiting for a connection, and a restart would only lose the work in progress:
 * as long as any pooled connection gets a response, even an error, the pool works.
 */
export function watchPool(
  { pool, isEmbedded }: Pick<Database, 'pool' | 'isEmbedded'>,
  log: FastifyBaseLogger,
  { everyMs, stuckMs }: PoolPatience = PATIENCE,
): PoolWatch {
  let isStuck = false;
  let wellAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  function noteAnswer(error: Error | boolean | undefined): void {
    const isAnswer = error instanceof pg.DatabaseError ? !isDatabaseUnreachable(error) : !error;
    if (!isAnswer) return;
    wellAt = performance.now();
    isStuck = false;
  }

  async function look(): Promise<void> {
    // A success is noted when its connection is released.
    if (await succeeds(() => pool.query('select 1'))) return;
    if (!isStuck && performance.now() - wellAt >= stuckMs) {
      isStuck = isEmbedded || (await succeeds(askBeside));
      if (isStuck) log.error('No database connection works any more; only a restart will help');
    }
  }

  async function askBeside(): Promise<void> {
    const client = new LimitedClient({ ...pool.options, password: pool.options.password });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
    } finally {
      await client.leave();
    }
  }

  function next(): void {
    timer = setTimeout(() => void look().finally(() => timer && next()), everyMs);
    timer.unref();
  }

  return {
    start() {
      wellAt = performance.now();
      pool.on('release', noteAnswer);
      next();
    },
    isStuck: () => isStuck,
    stop() {
      pool.off('release', noteAnswer);
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  return work().then(
    () => true,
    () => false,
  );
}

import type { FastifyBaseLogger } from 'fastify';
import { LimitedClient } from './limited-client.ts';
import type { Database } from './open.ts';

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
 */
export function watchPool(
  { pool, isEmbedded }: Pick<Database, 'pool' | 'isEmbedded'>,
  log: FastifyBaseLogger,
  { everyMs, stuckMs }: PoolPatience = PATIENCE,
): PoolWatch {
  let isStuck = false;
  let wellAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (await succeeds(() => pool.query('select 1'))) {
      wellAt = performance.now();
      isStuck = false;
    } else if (!isStuck && performance.now() - wellAt >= stuckMs) {
      isStuck = isEmbedded || (await succeeds(askBeside));
      if (isStuck) log.error('No connection to the database works any more; only a restart helps');
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
      next();
    },
    isStuck: () => isStuck,
    stop() {
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

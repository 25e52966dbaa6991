import { sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import type { Handlers } from './handlers.ts';
import { unavailable } from './problem.ts';

export function healthHandlers(
  db: Connection,
  isStuck: () => boolean,
  isLoaded: () => boolean,
  isStopping: () => boolean,
): Pick<Handlers, 'getLiveness' | 'getReadiness'> {
  const healthy = { status: 200, body: { data: { status: 'ok' } } } as const;
  return {
    getLiveness() {
      if (isStuck()) throw unavailable();
      return healthy;
    },
    async getReadiness() {
      if (isStopping() || !isLoaded()) throw unavailable();
      await db.execute(sql`select 1`);
      return healthy;
    },
  };
}

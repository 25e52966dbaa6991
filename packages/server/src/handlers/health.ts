import { sql } from 'drizzle-orm';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { unavailable } from '../http/problem.ts';
import type { Connection } from '../stores/connection.ts';
import type { Handlers } from './types.ts';

export function healthHandlers(
  db: Connection,
  catalogue: LiveCatalogue,
  isStopping: () => boolean,
): Pick<Handlers, 'getLiveness' | 'getReadiness'> {
  const healthy = { status: 200, body: { data: { status: 'ok' } } } as const;
  return {
    getLiveness: () => healthy,
    async getReadiness() {
      if (isStopping() || !catalogue.isLoaded()) throw unavailable();
      await db.execute(sql`select 1`);
      return healthy;
    },
  };
}

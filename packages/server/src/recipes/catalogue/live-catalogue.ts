import type { FastifyBaseLogger } from 'fastify';
import { LimitedClient } from '../../platform/database/limited-client.ts';
import type { Database } from '../../platform/database/open.ts';
import { unavailable } from '../../platform/http/problem.ts';
import { CATALOGUE_CHANGED } from './seed.ts';
import { readSnapshot, type CatalogueSnapshot } from './snapshot.ts';

const RETRY_FIRST_MS = 200;
const RETRY_LONGEST_MS = 5_000;
/** How often a silent listener checks whether the connection is still alive. */
const ASK_EVERY_MS = 15_000;

export interface LiveCatalogue {
  /** The current catalogue; 503 if it was never loaded. */
  current(): CatalogueSnapshot;
  isLoaded(): boolean;
  /** Loads the catalogue and subscribes to changes. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps the catalogue in memory and reloads it when the database announces a change. Announcements during a
 * disconnect are lost, so every reconnect reloads too.
 */
export function makeLiveCatalogue(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  log: FastifyBaseLogger,
): LiveCatalogue {
  let snapshot: CatalogueSnapshot | null = null;
  let listener: LimitedClient | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isStopped = false;
  let reading: Promise<void> = Promise.resolve();

  /** Serialised, so that an older read never replaces a newer one. */
  const read = (): Promise<void> => {
    const next = reading
      .catch(() => undefined)
      .then(async () => {
        const fresh = await readSnapshot(db, snapshot?.version);
        if (!fresh) return;
        snapshot = fresh;
        log.info({ version: fresh.version, recipes: fresh.recipes.size }, 'Read the catalogue');
      });
    reading = next;
    return next;
  };

  async function listen(): Promise<void> {
    // A dedicated connection: it waits all the time, which a pooled one must not. (The pool hides its password.)
    const client = new LimitedClient({
      ...pool.options,
      password: pool.options.password,
      statement_timeout: 0,
    });
    client.on('error', (err) =>
      log.warn({ err }, 'The connection that listens for catalogue changes was lost'),
    );
    client.on('notification', () => {
      read().catch((err: unknown) => log.warn({ err }, 'The changed catalogue could not be read'));
    });
    await client.connect();
    if (isStopped) return client.leave();
    const asking = setInterval(() => void client.query('select 1').catch(() => undefined), ASK_EVERY_MS);
    asking.unref();
    client.on('end', () => {
      clearInterval(asking);
      if (listener !== client) return;
      listener = null;
      listenAgain(RETRY_FIRST_MS);
    });
    listener = client;
    await client.query(`listen ${CATALOGUE_CHANGED}`);
    await read();
  }

  function listenAgain(afterMs: number): void {
    // A connection that breaks during setup reports it twice: by its end event and the failed statement.
    if (isStopped || retry) return;
    retry = setTimeout(() => {
      retry = null;
      listen().catch((err: unknown) => {
        log.warn({ err }, 'Cannot listen for catalogue changes yet');
        const failed = listener;
        listener = null;
        void failed?.leave().catch(() => undefined);
        listenAgain(Math.min(afterMs * 2, RETRY_LONGEST_MS));
      });
    }, afterMs);
    retry.unref();
  }

  return {
    current() {
      if (!snapshot) throw unavailable();
      return snapshot;
    },
    isLoaded: () => snapshot !== null,
    start: listen,
    async stop() {
      isStopped = true;
      if (retry) clearTimeout(retry);
      const client = listener;
      listener = null;
      await client?.leave();
    },
  };
}

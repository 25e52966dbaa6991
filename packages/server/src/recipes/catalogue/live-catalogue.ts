import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Database } from '../../platform/database/open.ts';
import { unavailable } from '../../platform/http/problem.ts';
import { CATALOGUE_CHANGED } from './seed.ts';
import { readSnapshot, type CatalogueSnapshot } from './snapshot.ts';

const RETRY_FIRST_MS = 200;
const RETRY_LONGEST_MS = 5_000;

export interface LiveCatalogue {
  /** The catalogue as it is now; 503 while it was never read. */
  current(): CatalogueSnapshot;
  isLoaded(): boolean;
  /** Reads the catalogue and begins to listen for changes. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps the catalogue in memory and reads it again when the database says that it has changed. What was announced
 * while the connection was down is not known, so it is read again after each new connection too.
 */
export function makeLiveCatalogue(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  log: FastifyBaseLogger,
): LiveCatalogue {
  let snapshot: CatalogueSnapshot | null = null;
  let listener: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isStopped = false;
  let reading: Promise<void> = Promise.resolve();

  /** One reading after the other, so that an older one never replaces a newer. */
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
    // A connection of its own: it waits all the time, which one of the pool must not. (The pool hides its password.)
    const client = new pg.Client({ ...pool.options, password: pool.options.password, statement_timeout: 0 });
    client.on('error', (err) =>
      log.warn({ err }, 'The connection that listens for catalogue changes broke off'),
    );
    client.on('notification', () => {
      read().catch((err: unknown) => log.warn({ err }, 'The changed catalogue could not be read'));
    });
    await client.connect();
    if (isStopped) return client.end();
    client.on('end', () => {
      if (listener !== client) return;
      listener = null;
      listenAgain(RETRY_FIRST_MS);
    });
    listener = client;
    await client.query(`listen ${CATALOGUE_CHANGED}`);
    await read();
  }

  function listenAgain(afterMs: number): void {
    // A connection that breaks off while it is being set up says so twice: by its end and by the failed statement.
    if (isStopped || retry) return;
    retry = setTimeout(() => {
      retry = null;
      listen().catch((err: unknown) => {
        log.warn({ err }, 'Cannot listen for catalogue changes yet');
        const failed = listener;
        listener = null;
        void failed?.end().catch(() => undefined);
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
      await client?.end();
      await reading.catch(() => undefined);
    },
  };
}

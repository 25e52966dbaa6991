import pg from 'pg';
import type { Log } from '../log/log.ts';
import { InUseError, StartError } from '../process/start-error.ts';
import { neverStopped, unlessStopped, type StopSignals } from '../process/stop-signals.ts';
import type { Settings } from '../settings/settings.ts';
import { connectionBeside } from './embedded/beside.ts';
import { openCluster } from './embedded/cluster.ts';
import type { Cluster } from './embedded/cluster.ts';
import { LIMITS_MS } from './limited-client.ts';
import { ageOfTables, migrateDatabase, OTHER_TABLES } from './migrate.ts';
import { createPool, databaseOn, endPool, type PooledDatabase } from './pool.ts';
import { describeRefusal } from './refusal.ts';
import { hasRoomElsewhere, watchRoom, type HasRoom } from './disk-space.ts';

/** The name of the database in the embedded PostgreSQL. */
export const DATABASE = 'larder';
const OLDEST_VERSION = 15;
/** To create a database, PostgreSQL copies another. */
const CREATE_MS = 60_000;
/** How long a failed start may take to close what it opened before it is hurried. */
const CLOSE_MS = 4_000;

/** The database, the single store of all data. */
export interface Database {
  readonly pool: pg.Pool;
  readonly db: PooledDatabase;
  /** Settles when the database is lost for good; never if it is external. */
  readonly lost: Promise<Error>;
  /** Whether there is disk space for writes. */
  readonly hasRoom: HasRoom;
  /** Whether it is the embedded one, which nobody else starts or stops. */
  readonly isEmbedded: boolean;
  /** Waits for running statements, unless it must hurry, then disconnects. Stops the embedded PostgreSQL. */
  close(hurry?: AbortSignal): Promise<void>;
}

/**
 * Connects to DATABASE_URL, or starts the embedded PostgreSQL, and brings the tables up to date. Throws a
 * StartError, leaving the tables alone, if another version of Larder made them; and a StoppedError when told to
 * stop.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
  signals: StopSignals = neverStopped(),
): Promise<Database> {
  const { stop, hurry: breakOff } = signals;
  const cluster =
    settings.databaseUrl === null ? await openCluster(settings.dataDir, log, { breakOff }) : null;
  const pool = createLoggedPool(
    cluster
      ? { ...cluster.connection, database: DATABASE }
      : { connectionString: settings.databaseUrl ?? '' },
    log,
  );
  const close = async (hurry?: AbortSignal): Promise<void> => {
    await endPool(pool, hurry);
    await cluster?.close(hurry);
  };
  const prepare = async (): Promise<void> => {
    if (cluster) await ensureDatabase(cluster);
    await checkServer(pool, sourceOf(settings));
    await migrateDatabase(pool, { source: sourceOf(settings), stop });
  };
  try {
    await unlessStopped(Promise.race([prepare(), lostOf(cluster)]), breakOff);
  } catch (error) {
    // PostgreSQL may be what failed: it must not keep this process from ending.
    await close(stop.aborted ? breakOff : AbortSignal.timeout(CLOSE_MS));
    throw error;
  }
  return {
    pool,
    db: databaseOn(pool),
    lost: cluster?.lost ?? never(),
    hasRoom: cluster ? watchRoom(cluster.folder) : hasRoomElsewhere,
    isEmbedded: cluster !== null,
    close,
  };
}

/** A database that a running server may also use. */
export interface DatabaseBeside extends Database {
  /** Whether a running server owns the embedded database, in which case closing leaves it running. */
  readonly isBeside: boolean;
}

/**
 * Opens the database like {@link openDatabase} or, if a running server owns the embedded one, connects to it.
 * Throws a StartError if its schema is not this version's.
 */
export async function openBeside(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<DatabaseBeside> {
  const database = await openDatabase(settings, log).then(
    (own) => ({ ...own, isBeside: false }),
    (error: unknown) => {
      if (error instanceof InUseError) return connectBeside(settings, log);
      throw error;
    },
  );
  try {
    if (database.isBeside) await checkServer(database.pool, sourceOf(settings));
    const age = await ageOfTables(database.pool);
    if (age === 'newer') throw new StartError(`${sourceOf(settings)}: ${OTHER_TABLES.newer}`);
    if (age !== 'same') {
      throw new StartError(
        `${sourceOf(settings)}: the Larder that runs there is older than this one, or still starting. Wait until it is ready, or stop it and use this one.`,
      );
    }
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function connectBeside({ dataDir }: Pick<Settings, 'dataDir'>, log: Log): Promise<DatabaseBeside> {
  const connection = await connectionBeside(dataDir, log);
  const pool = createLoggedPool({ ...connection, database: DATABASE }, log);
  return {
    pool,
    db: databaseOn(pool),
    lost: never(),
    hasRoom: hasRoomElsewhere,
    isEmbedded: false,
    close: (hurry) => endPool(pool, hurry),
    isBeside: true,
  };
}

/** The setting that selects the database, for prefixing messages. */
function sourceOf({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string {
  return databaseUrl === null ? `DATA_DIR ${dataDir}` : 'DATABASE_URL';
}

/** A pool that logs when an idle connection breaks. */
function createLoggedPool(connection: pg.PoolConfig, log: Log): pg.Pool {
  const pool = createPool(connection);
  pool.on('error', (err) => {
    if (!pool.ending) log.warn({ err }, 'An idle connection to the database was lost');
  });
  return pool;
}

/** Rejects when the embedded PostgreSQL is lost. */
async function lostOf(cluster: Cluster | null): Promise<never> {
  throw await (cluster?.lost ?? never());
}

/** An external database is never considered lost for good. */
function never(): Promise<Error> {
  return new Promise(() => undefined);
}

async function ensureDatabase({ connection }: Cluster): Promise<void> {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    connectionTimeoutMillis: LIMITS_MS.connect,
    query_timeout: CREATE_MS,
  });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Throws a StartError if the server cannot be reached or used; `source` is the setting that names it. */
export async function checkServer(pool: pg.Pool, source: string): Promise<void> {
  const { rows } = await pool
    .query<{ number: string; encoding: string }>(
      "select current_setting('server_version_num') as number, current_setting('server_encoding') as encoding",
    )
    .catch((cause: Error) => {
      throw new StartError(describeRefusal(source, cause), { cause });
    });
  const version = Math.floor(Number(rows[0]?.number) / 10_000);
  if (version < OLDEST_VERSION) {
    throw new StartError(
      `${source}: that is PostgreSQL ${version}, but Larder needs ${OLDEST_VERSION} or later.`,
    );
  }
  if (rows[0]?.encoding !== 'UTF8') {
    throw new StartError(
      `${source}: the encoding of that database is ${rows[0]?.encoding}, but Larder needs UTF8.`,
    );
  }
}

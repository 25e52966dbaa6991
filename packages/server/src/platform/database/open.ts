import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { InUseError, StartError } from '../process/start-error.ts';
import type { Settings } from '../settings/settings.ts';
import { connectionBeside } from './embedded/beside.ts';
import { openCluster } from './embedded/cluster.ts';
import type { Cluster } from './embedded/cluster.ts';
import { ageOfTables, migrateDatabase } from './migrate.ts';
import { hasRoomElsewhere, watchRoom, type HasRoom } from './room.ts';

const DATABASE = 'larder';
const OLDEST_VERSION = 15;

/** The one place where everything is kept. */
export interface Database {
  readonly pool: pg.Pool;
  readonly db: NodePgDatabase;
  /** Settles when the database is gone for good; never, when it is not ours to run. */
  readonly lost: Promise<Error>;
  /** Whether there is room to save something. */
  readonly hasRoom: HasRoom;
  /** Waits for running statements, then lets go. Stops the embedded PostgreSQL. */
  close(): Promise<void>;
}

/** Connects to DATABASE_URL, or starts the embedded PostgreSQL, and brings the tables up to date. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Database> {
  const cluster = settings.databaseUrl === null ? await openCluster(settings.dataDir, log) : null;
  const pool = createLoggedPool(
    cluster
      ? { ...cluster.connection, database: DATABASE }
      : { connectionString: settings.databaseUrl ?? '' },
    log,
  );
  const close = async (): Promise<void> => {
    await pool.end();
    await cluster?.close();
  };
  try {
    if (cluster) await ensureDatabase(cluster);
    await checkServer(pool, sourceOf(settings));
    await migrateDatabase(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    pool,
    db: drizzle({ client: pool }),
    lost: cluster?.lost ?? never(),
    hasRoom: cluster ? watchRoom(cluster.folder) : hasRoomElsewhere,
    close,
  };
}

/** A database that a running server may have as well. */
export interface DatabaseBeside extends Database {
  /** Whether a running server has the embedded database; closing leaves it running then. */
  readonly isBeside: boolean;
}

/**
 * Opens the database as {@link openDatabase} does, or, where a running server has the embedded one, connects beside it.
 * Throws a StartError where the tables are not those that this program knows.
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
    if (age === 'newer') {
      throw new StartError(
        `${sourceOf(settings)}: this database was made by a newer version of Larder. Use that version.`,
      );
    }
    if (age === 'older') {
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
    db: drizzle({ client: pool }),
    lost: never(),
    hasRoom: hasRoomElsewhere,
    close: () => pool.end(),
    isBeside: true,
  };
}

/** The setting that says which database is meant, as messages begin with it. */
function sourceOf({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string {
  return databaseUrl === null ? `DATA_DIR ${dataDir}` : 'DATABASE_URL';
}

/** A pool that says so when one of its idle connections breaks off, other than by the pool's own end. */
function createLoggedPool(connection: pg.PoolConfig, log: Log): pg.Pool {
  const pool = createPool(connection);
  pool.on('error', (err) => {
    if (!pool.ending) log.warn({ err }, 'An idle connection to the database broke off');
  });
  return pool;
}

/** A database that is not ours to run is never lost for good. */
function never(): Promise<Error> {
  return new Promise(() => undefined);
}

/** A pool with the limits that every connection of the server has. */
export function createPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'larder',
    ...connection,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  // A connection that breaks off inside a transaction fails its next statement; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function ensureDatabase({ connection }: Cluster): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function checkServer(pool: pg.Pool, source: string): Promise<void> {
  const { rows } = await pool
    .query<{ number: string; encoding: string }>(
      "select current_setting('server_version_num') as number, current_setting('server_encoding') as encoding",
    )
    .catch((cause: Error) => {
      throw new StartError(`${source}: the database cannot be reached (${reason(cause)}).`, { cause });
    });
  const version = Math.floor(Number(rows[0]?.number) / 10_000);
  if (version < OLDEST_VERSION) {
    throw new StartError(
      `${source}: that is PostgreSQL ${version}, and Larder needs ${OLDEST_VERSION} or later.`,
    );
  }
  if (rows[0]?.encoding !== 'UTF8') {
    throw new StartError(`${source}: that database is in ${rows[0]?.encoding}, and Larder needs UTF8.`);
  }
}

/** A refused connection to a name with several addresses has its reasons inside. */
function reason(error: Error): string {
  return error instanceof AggregateError ? error.errors.map(String).join(', ') : error.message;
}

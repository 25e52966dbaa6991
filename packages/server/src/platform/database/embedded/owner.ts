import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { InUseError, StartError } from '../../process/start-error.ts';
import { LIMITS_MS } from '../limited-client.ts';
import type { Transport } from './configuration.ts';
import { killPostgres, lastWords, startPostgres, SUPERUSER } from './create.ts';
import type { Installation } from './create.ts';
import { isGone } from './folder-gone.ts';
import { runningPostmaster } from './postmaster.ts';

/**
 * 'larder' in ASCII: the holder of this advisory lock owns the cluster. The lock ends with its process,
 * however that ends.
 */
const OWNER_LOCK = 0x6c6172646572;
const PATIENCE_MS = 30_000;
/** How long the lock of a killed process may linger. */
const LINGER_MS = 400;

/** Connection settings of the cluster. */
export interface ClusterConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

/** The connection that owns a cluster. */
export interface Owner {
  readonly client: pg.Client;
  /** The pid of its PostgreSQL: once the data folder is deleted, it cannot be looked up. */
  readonly postmaster: number;
  readonly connection: ClusterConnection;
}

/** How far a start has got. */
interface Progress {
  /** The pid of the last PostgreSQL seen. */
  postmaster: number | null;
  /** Whether it was started here. */
  isOurs: boolean;
}

/**
 * Starts PostgreSQL from whatever state it was left in, and takes the ownership lock. If that fails, it leaves behind no
 * PostgreSQL that it started, and none whose files are gone.
 */
export async function own(
  installation: Installation,
  ...where: readonly [dataDir: string, transport: Transport, password: string, isClosing: () => boolean]
): Promise<Owner> {
  const progress: Progress = { postmaster: null, isOurs: false };
  try {
    return await takeOver(progress, installation, ...where);
  } catch (error) {
    const { postmaster, isOurs } = progress;
    const isUseless = isOurs || (await isGone(installation.data));
    if (postmaster !== null && isUseless && !(error instanceof InUseError)) {
      await killPostgres(installation.data, postmaster);
    }
    throw error;
  }
}

async function takeOver(
  progress: Progress,
  installation: Installation,
  dataDir: string,
  transport: Transport,
  password: string,
  isClosing: () => boolean,
): Promise<Owner> {
  const deadline = Date.now() + PATIENCE_MS;
  let refusedAt = 0;
  let failures = 0;
  for (;;) {
    const running = await runningPostmaster(installation.data);
    installation.breakOff.throwIfAborted();
    if (isClosing())
      throw new StartError(`The PostgreSQL in ${dirname(installation.data)} is being stopped.`);
    if (!running) {
      const started = await startPostgres(installation, transport);
      if (started !== null) Object.assign(progress, { postmaster: started, isOurs: true });
      // A single failure may mean that another start was faster.
      if (started === null && ++failures > 5) {
        throw new StartError(`The embedded PostgreSQL did not start: ${await lastWords(installation.home)}`);
      }
      if (started !== null) continue;
    } else {
      const { pid: postmaster, socketFolder, port } = running;
      if (postmaster !== progress.postmaster) Object.assign(progress, { postmaster, isOurs: false });
      const host = socketFolder ?? '127.0.0.1';
      const connection = { host, port, user: SUPERUSER, password };
      const attempt = await tryToOwn(connection);
      if (attempt instanceof pg.Client) return { client: attempt, postmaster, connection };
      refusedAt ||= attempt === null ? 0 : Date.now();
      if (attempt !== null && Date.now() - refusedAt > LINGER_MS) {
        throw new InUseError(
          `DATA_DIR ${dataDir} is in use by another Larder${attempt}. Stop that one, or start this one with another DATA_DIR (and PORT). Several servers can share one database through DATABASE_URL.`,
        );
      }
    }
    if (Date.now() > deadline) {
      throw new StartError(`The PostgreSQL in ${dirname(installation.data)} is not responding.`);
    }
    await wait(50);
  }
}

/**
 * The client that holds the lock; a description of its other holder; or null if PostgreSQL does not respond
 * (yet).
 */
async function tryToOwn(connection: ClusterConnection): Promise<pg.Client | string | null> {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: `larder ${process.pid}`,
    connectionTimeoutMillis: LIMITS_MS.connect,
    query_timeout: LIMITS_MS.answer,
    keepAlive: true,
  });
  // Without a listener, a broken connection would crash the process; the 'end' event follows and is handled.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      OWNER_LOCK,
    ]);
    if (rows[0]?.mine) return client;
    const holder = await client.query<{ pid: string }>(
      `select substring(application_name from '\\d+$') as pid from pg_stat_activity a join pg_locks l using (pid)
       where l.locktype = 'advisory' and l.granted and l.database = a.datid and a.datname = current_database()
         and a.application_name like 'larder %'`,
    );
    await client.end();
    return holder.rows[0] ? ` (process ${holder.rows[0].pid})` : '';
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
}

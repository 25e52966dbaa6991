import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../log/log.ts';
import { InUseError, StartError } from '../../process/start-error.ts';
import { neverStopped } from '../../process/stop-signals.ts';
import { LIMITS_MS } from '../limited-client.ts';
import { findBinaries } from './binaries.ts';
import type { Transport } from './configuration.ts';
import {
  chooseTransport,
  ensureData,
  keepPassword,
  lastWords,
  startPostgres,
  stopPostgres,
  SUPERUSER,
} from './create.ts';
import type { Installation } from './create.ts';
import { prepareHome, reachableBinaries } from './home.ts';
import { runningPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

/** Connection settings of the cluster. */
export interface ClusterConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

/** A running PostgreSQL owned by this process. */
export interface Cluster {
  readonly connection: ClusterConnection;
  /** Its data folder. */
  readonly folder: string;
  /** Resolves when PostgreSQL has died and could not be restarted. */
  readonly lost: Promise<Error>;
  /** Stops PostgreSQL. With a signal, it is killed if it does not stop in time, sooner once the signal has fired. */
  close(hurry?: AbortSignal): Promise<void>;
}

export interface ClusterOptions {
  /** false: faster, for disposable data. */
  readonly durable?: boolean;
  /** Defaults to the platform's best. */
  readonly transport?: Transport;
  /** Aborts the start, and stops the PostgreSQL that it has started. */
  readonly breakOff?: AbortSignal;
}

/**
 * 'larder' in ASCII: the holder of this advisory lock owns the cluster. The lock ends with its process,
 * however that ends.
 */
const OWNER_LOCK = 0x6c6172646572;
const PATIENCE_MS = 30_000;
/** How long the lock of a killed process may linger. */
const LINGER_MS = 400;
/** How long PostgreSQL may take to stop, in seconds; then it is killed. */
const STOP_SECONDS = { atEase: 60, inTime: 3, inHurry: 1 } as const;
/** How long a pending start of it may take before it is stopped. */
const START_MS = { atEase: 5_000, inTime: 1_000, inHurry: 200 } as const;

/**
 * Starts the embedded PostgreSQL on a data folder, creating it if necessary. Takes over a PostgreSQL that a
 * killed server left running; rejects a folder that another live server uses.
 */
export async function openCluster(dataDir: string, log: Log, options: ClusterOptions = {}): Promise<Cluster> {
  const { durable = true, breakOff = neverStopped().hurry } = options;
  const home = await prepareHome(dataDir, log);
  const binaries = await reachableBinaries(await findBinaries(), home.account, log);
  const installation: Installation = {
    home,
    binaries,
    data: join(home.folder, 'data'),
    log,
    durable,
    breakOff,
  };
  await ensureData(installation);
  const left = await runningPostmaster(installation.data);
  const transport = options.transport ?? (left ? transportOf(left) : await chooseTransport(home));
  const password = (await readFile(await keepPassword(home), 'utf8')).trim();

  let closing = false;
  const isClosing = (): boolean => closing;
  let owner = await own(installation, dataDir, transport, password, isClosing);
  const { connection } = owner;
  let recovery: Promise<void> = Promise.resolve();
  const lost = new Promise<Error>((settle) => {
    const keep = (client: pg.Client): void => {
      client.once('end', () => {
        if (closing) return;
        log.warn('The connection to the embedded PostgreSQL was lost; waiting for it');
        recovery = own(installation, dataDir, transport, password, isClosing).then((next) => {
          owner = next;
          keep(next.client);
        }, settle);
      });
    };
    keep(owner.client);
  });

  return {
    connection,
    folder: home.folder,
    lost,
    async close(hurry) {
      closing = true;
      const pace = !hurry ? 'atEase' : hurry.aborted ? 'inHurry' : 'inTime';
      // A pending start stops when it sees this; one just beginning must not outlive the stop.
      await Promise.race([recovery, wait(START_MS[pace])]);
      await stopPostgres(installation, STOP_SECONDS[pace]);
      await owner.client.end().catch(() => undefined);
      if (connection.host !== home.folder && transport.kind === 'socket') {
        await rm(connection.host, { recursive: true, force: true });
      }
    },
  };
}

function transportOf({ socketFolder, port }: Postmaster): Transport {
  return socketFolder ? { kind: 'socket', folder: socketFolder } : { kind: 'loopback', port };
}

interface Owner {
  readonly client: pg.Client;
  readonly connection: ClusterConnection;
}

/** Starts PostgreSQL from whatever state it was left in, and takes the ownership lock. */
async function own(
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
      // A single failure may mean that another start was faster.
      if (!started && ++failures > 5) {
        throw new StartError(`The embedded PostgreSQL did not start: ${await lastWords(installation.home)}`);
      }
      if (started) continue;
    } else {
      const { socketFolder, port } = running;
      const host = socketFolder ?? '127.0.0.1';
      const connection = { host, port, user: SUPERUSER, password };
      const attempt = await tryToOwn(connection);
      if (attempt instanceof pg.Client) return { client: attempt, connection };
      refusedAt ||= attempt === null ? 0 : Date.now();
      if (attempt !== null && Date.now() - refusedAt > LINGER_MS) {
        throw new InUseError(
          `DATA_DIR ${dataDir} is in use by another Larder${attempt}. Stop that one, or start this one with another DATA_DIR (and PORT). Several servers can share one database through DATABASE_URL.`,
        );
      }
    }
    if (Date.now() > deadline) {
      throw new StartError(`The PostgreSQL in ${dirname(installation.data)} does not answer.`);
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

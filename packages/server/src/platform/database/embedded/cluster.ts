import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../log/log.ts';
import { InUseError, StartError } from '../../process/start-error.ts';
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

/** What a client needs to connect to the cluster. */
export interface ClusterConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

/** A running PostgreSQL that belongs to this process alone. */
export interface Cluster {
  readonly connection: ClusterConnection;
  /** Where its data is. */
  readonly folder: string;
  /** Settles when PostgreSQL is gone and could not be brought back. */
  readonly lost: Promise<Error>;
  /** Stops PostgreSQL. */
  close(): Promise<void>;
}

export interface ClusterOptions {
  /** false: faster, for data that nobody will miss. */
  readonly durable?: boolean;
  /** By default what suits the platform. */
  readonly transport?: Transport;
}

/** 'larder' in ASCII: the holder of this lock owns the cluster. It ends with its process, however that ends. */
const OWNER_LOCK = 0x6c6172646572;
const PATIENCE_MS = 30_000;
/** How long the lock of a process that has just been killed may linger. */
const LINGER_MS = 400;

/**
 * Starts the embedded PostgreSQL on a data folder, made when it is not there. A PostgreSQL that a killed server left running
 * is taken over; a folder that another live server uses is refused.
 */
export async function openCluster(dataDir: string, log: Log, options: ClusterOptions = {}): Promise<Cluster> {
  const { durable = true } = options;
  const home = await prepareHome(dataDir, log);
  const binaries = await reachableBinaries(await findBinaries(), home.account, log);
  const installation: Installation = { home, binaries, data: join(home.folder, 'data'), log, durable };
  await ensureData(installation);
  const left = await runningPostmaster(installation.data);
  const transport = options.transport ?? (left ? transportOf(left) : await chooseTransport(home));
  const password = (await readFile(await keepPassword(home), 'utf8')).trim();

  let closing = false;
  const isClosing = (): boolean => closing;
  let owner = await own(installation, dataDir, transport, password, isClosing);
  const { connection } = owner;
  const lost = new Promise<Error>((settle) => {
    const keep = (client: pg.Client): void => {
      client.once('end', () => {
        if (closing) return;
        log.warn('The embedded PostgreSQL broke off; waiting for it');
        own(installation, dataDir, transport, password, isClosing).then((next) => {
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
    async close() {
      closing = true;
      await stopPostgres(installation);
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

/** Brings PostgreSQL up, however it was left, and takes the lock that makes it ours. */
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
    if (!running) {
      const started = await startPostgres(installation, transport);
      // One failure may mean that another start was quicker.
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
    if (isClosing() || Date.now() > deadline) {
      throw new StartError(`The PostgreSQL in ${dirname(installation.data)} does not answer.`);
    }
    await wait(50);
  }
}

/** The client that holds the lock; or who else holds it, in words; or null when PostgreSQL does not answer (yet). */
async function tryToOwn(connection: ClusterConnection): Promise<pg.Client | string | null> {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: `larder ${process.pid}`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // Without a listener a broken connection would end the process; 'end' follows and is what we go by.
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

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../log/log.ts';
import { neverStopped } from '../../process/stop-signals.ts';
import { findBinaries } from './binaries.ts';
import type { Transport } from './configuration.ts';
import { chooseTransport, ensureData, keepPassword, stopPostgres } from './create.ts';
import type { Installation } from './create.ts';
import { FolderGoneError, isGone } from './folder-gone.ts';
import { prepareHome, reachableBinaries } from './home.ts';
import { own, type ClusterConnection } from './owner.ts';
import { runningPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

/** A running PostgreSQL owned by this process. */
export interface Cluster {
  readonly connection: ClusterConnection;
  /** Its data folder. */
  readonly folder: string;
  /** Resolves when PostgreSQL has died and could not be restarted, or its folder is gone. */
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

/** How long PostgreSQL may take to stop, in seconds; then it is killed. */
const STOP_SECONDS = { atEase: 60, inTime: 3, inHurry: 1 } as const;
/** How long a pending start may take before the stop proceeds. */
const START_MS = { atEase: 5_000, inTime: 1_000, inHurry: 200 } as const;
/** How long closing the connection to a stopped PostgreSQL may take. */
const GOODBYE_MS = 500;
/** How often to check that its folder is still there: PostgreSQL itself may take minutes to notice. */
const LOOK_MS = 1_000;

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
  let watch: NodeJS.Timeout | undefined;
  const lost = new Promise<Error>((settle) => {
    const lose = async (error: Error): Promise<void> =>
      settle((await isGone(installation.data)) ? new FolderGoneError(home.folder) : error);
    const keep = (client: pg.Client): void => {
      client.once('end', () => {
        if (closing) return;
        log.warn('The connection to the embedded PostgreSQL was lost; waiting for it');
        recovery = own(installation, dataDir, transport, password, isClosing).then((next) => {
          owner = next;
          keep(next.client);
        }, lose);
      });
    };
    keep(owner.client);
    watch = setInterval(() => {
      void isGone(installation.data).then((gone) => {
        if (gone && !closing) settle(new FolderGoneError(home.folder));
      });
    }, LOOK_MS).unref();
  });

  return {
    connection,
    folder: home.folder,
    lost,
    async close(hurry) {
      closing = true;
      clearInterval(watch);
      const pace = !hurry ? 'atEase' : hurry.aborted ? 'inHurry' : 'inTime';
      // A pending start stops when it sees this; one just beginning must not outlive the stop.
      await Promise.race([recovery, wait(START_MS[pace])]);
      await stopPostgres(installation, owner.postmaster, STOP_SECONDS[pace]);
      await Promise.race([owner.client.end().catch(() => undefined), wait(GOODBYE_MS)]);
      if (connection.host !== home.folder && transport.kind === 'socket') {
        await rm(connection.host, { recursive: true, force: true });
      }
    },
  };
}

function transportOf({ socketFolder, port }: Postmaster): Transport {
  return socketFolder ? { kind: 'socket', folder: socketFolder } : { kind: 'loopback', port };
}

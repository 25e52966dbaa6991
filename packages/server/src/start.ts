import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { backfillSkeletons } from './accounts/skeleton-backfill.ts';
import { buildApp } from './app.ts';
import { backfillNameKeys } from './pantry/name-key-backfill.ts';
import { startBackups } from './platform/backup/schedule.ts';
import { openDatabase } from './platform/database/open.ts';
import type { Log } from './platform/log/log.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve.ts';
import { explainListen } from './platform/process/listen-error.ts';
import type { Shutdown } from './platform/process/shutdown.ts';
import { explainDeleted, explainFolder } from './platform/settings/data-dir.ts';
import type { Settings } from './platform/settings/settings.ts';
import { seedCatalogue } from './recipes/catalogue/seed.ts';

/** Opens the database and the app, and returns the URL; null if a shutdown began meanwhile. */
export async function openApp(
  settings: Settings,
  log: Log,
  shutdown: Shutdown,
  fail: (error: unknown) => void,
): Promise<string | null> {
  try {
    return await openAll(settings, log, shutdown, fail);
  } catch (error) {
    throw settings.databaseUrl === null ? (explainDeleted(error, settings.dataDir) ?? error) : error;
  }
}

async function openAll(
  settings: Settings,
  log: Log,
  shutdown: Shutdown,
  fail: (error: unknown) => void,
): Promise<string | null> {
  const database = await openDatabase(settings, log, shutdown.signals).catch((error: unknown) => {
    throw settings.databaseUrl === null ? (explainFolder(error, settings.dataDir) ?? error) : error;
  });
  shutdown.add((hurry) => database.close(hurry));
  void database.lost.then(fail);
  if (shutdown.begun) return null;

  for (const backfill of [backfillSkeletons, backfillNameKeys]) {
    await shutdown.orHurry(backfill(database.db, () => shutdown.begun));
    if (shutdown.begun) return null;
  }
  await shutdown.orHurry(seedCatalogue(database.db, (line) => log.warn(line)));
  if (shutdown.begun) return null;
  const metrics = settings.metrics && openMetrics();
  const app = await buildApp({ settings, database, log, metrics });
  shutdown.add((hurry) => drain(app, hurry));
  if (shutdown.begun) return null;

  const listening = app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw explainListen(error as NodeJS.ErrnoException, settings);
  });
  await shutdown.orHurry(listening);
  if (metrics && settings.metrics) {
    const served = await serveMetrics(metrics, settings.metrics);
    shutdown.add(() => served.close());
    log.info(`Metrics are at ${served.url}`);
  }
  if (settings.backups) {
    const backups = startBackups({ database, settings: settings.backups, log });
    shutdown.add(() => backups.stop());
  }
  return publicAddress(app.server.address() as AddressInfo) + settings.basePath;
}

/** Accepts no more requests and finishes those in flight, as long as there is time. */
async function drain(app: FastifyInstance, hurry: AbortSignal): Promise<void> {
  const cut = (): void => app.server.closeAllConnections();
  if (hurry.aborted) cut();
  hurry.addEventListener('abort', cut);
  await app.close();
}

/** The URL to open in a browser on this machine. */
function publicAddress({ address, port }: AddressInfo): string {
  const local = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(address);
  const host = address.includes(':') ? `[${address}]` : address;
  return `http://${local ? 'localhost' : host}:${port}`;
}

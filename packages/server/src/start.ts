import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { openDatabase } from './platform/database/open.ts';
import type { Log } from './platform/log/log.ts';
import type { Shutdown } from './platform/process/shutdown.ts';
import { StartError } from './platform/process/start-error.ts';
import type { Settings } from './platform/settings/settings.ts';
import { seedCatalogue } from './recipes/catalogue/seed.ts';

/** How long requests that are under way may take to finish when the server stops. */
const DRAIN_MS = 10_000;

/** Opens the database and the app, and answers the address; null when a shutdown began meanwhile. */
export async function openApp(
  settings: Settings,
  log: Log,
  shutdown: Shutdown,
  fail: (error: unknown) => void,
): Promise<string | null> {
  const database = await openDatabase(settings, log);
  shutdown.add(() => database.close());
  void database.lost.then(fail);
  if (shutdown.begun) return null;

  await seedCatalogue(database.db, (line) => log.warn(line));
  const app = await buildApp({ settings, database, log });
  shutdown.add((hurry) => drain(app, hurry));
  if (shutdown.begun) return null;

  await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw explainListen(error as NodeJS.ErrnoException, settings);
  });
  return publicAddress(app.server.address() as AddressInfo);
}

/** Takes no more requests and finishes those under way, as long as there is time. */
async function drain(app: FastifyInstance, hurry: AbortSignal): Promise<void> {
  const cut = (): void => app.server.closeAllConnections();
  const timer = setTimeout(cut, DRAIN_MS);
  if (hurry.aborted) cut();
  hurry.addEventListener('abort', cut);
  await app.close();
  clearTimeout(timer);
}

function explainListen(error: NodeJS.ErrnoException, { port, host }: Settings): unknown {
  const cause = { cause: error };
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `PORT ${port} is in use by another program. Stop that one, or set another PORT.`,
        cause,
      );
    case 'EACCES':
      return new StartError(`PORT ${port} is not allowed for this user. Set one above 1023.`, cause);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST ${host} is not an address of this machine.`, cause);
    default:
      return error;
  }
}

/** The address to type into a browser on this machine. */
function publicAddress({ address, port }: AddressInfo): string {
  const local = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(address);
  const host = address.includes(':') ? `[${address}]` : address;
  return `http://${local ? 'localhost' : host}:${port}`;
}

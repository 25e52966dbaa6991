import { openApp } from './start.ts';
import { createLog } from './platform/log/log.ts';
import { readSettings } from './platform/settings/settings.ts';
import { dropRights } from './platform/process/run-as.ts';
import { Shutdown } from './platform/process/shutdown.ts';
import { StartError } from './platform/process/start-error.ts';
import { StoppedError } from './platform/process/stop-signals.ts';

const AS_ROOT =
  'Larder is running as root, with privileges that it does not need. Start it as another user, or set RUN_AS to one.';

/** The server's process: starts everything, prints its URL, and stops everything on a signal. */
async function main(): Promise<void> {
  // Before anything is read or created.
  await dropRights(process.env);
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  if (process.getuid?.() === 0) log.warn(AS_ROOT);
  const shutdown = new Shutdown(log);
  const fail = (err: unknown): void => {
    if (err instanceof StartError) explain(err);
    else log.fatal({ err }, 'Larder stops because of an unexpected error');
    shutdown.begin(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shutdown.begin(0));

  try {
    const address = await shutdown.guard(openApp(settings, log, shutdown, fail));
    if (address) process.stdout.write(`Larder is ready at ${address}\n`);
  } catch (error) {
    if (!(error instanceof StoppedError)) fail(error);
  }
}

function explain(error: StartError): void {
  process.stderr.write(`Larder cannot start: ${error.message}\n`);
}

await main().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  explain(error);
  process.exitCode = 1;
});

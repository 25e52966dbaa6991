import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startMailServer } from './mail.ts';
import { startRecipeSite } from './recipe-site.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
const READY = /ready at (http:\/\/\S+)/;

/**
 * Starts the built server with a database of its own and puts its URL in `LARDER_URL`. Returns a function
 * that stops it.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'larder mails '));
  const mail = await startMailServer(join(folder, 'mails.jsonl'));
  const site = await startRecipeSite();
  const { url, stop } = await launchServer({
    ...site.settings,
    SMTP_URL: mail.url,
    SMTP_FROM: 'Larder <larder@larder.example>',
    // Links are opened on the journeys' server, whatever their host.
    PUBLIC_URL: 'https://larder.example',
  });
  process.env['LARDER_URL'] = url;
  return async () => {
    await stop();
    await site.stop();
    await mail.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Starts the built server with a database of its own.
 * @param settings environment variables
 */
export async function launchServer(
  settings: Readonly<Record<string, string>>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'larder journeys '));
  const server = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      AUTH_ATTEMPTS_PER_MINUTE: '1000',
      SIGNUPS_PER_HOUR: '10000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const output: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));

  const url = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      output.push(line);
      const address = READY.exec(line)?.[1];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(`The server did not start:\n${output.join('\n')}`)), reject);
  });
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

import { once } from 'node:events';
import { appendFile, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect } from './journey.ts';

/**
 * Where the journeys' mail server writes what it receives, one line each; the journeys run in other
 * processes.
 */
const FILE = 'LARDER_MAILS';

/** Starts a real local mail server. Returns its URL, and a function that stops it. */
export async function startMailServer(file: string): Promise<{ url: string; stop: () => Promise<void> }> {
  process.env[FILE] = file;
  await appendFile(file, '');
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const source = Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
        const link = /\/(?:recover|confirm-email)#[\w-]+/.exec(source)?.[0];
        const line = JSON.stringify({ to: session.envelope.rcptTo[0]?.address, link });
        void appendFile(file, `${line}\n`).then(() => done());
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** The links that were mailed to an address, the oldest first. */
async function linksTo(address: string): Promise<string[]> {
  const lines = (await readFile(process.env[FILE] ?? '', 'utf8')).split('\n').filter(Boolean);
  return lines
    .map((line) => JSON.parse(line) as { to: string; link: string })
    .flatMap(({ to, link }) => (to === address ? [link] : []));
}

/** Waits for a number of mails to an address, and returns the last one's link. */
export async function mailedLink(address: string, mails = 1): Promise<string> {
  await expect.poll(async () => (await linksTo(address)).length).toBeGreaterThanOrEqual(mails);
  return (await linksTo(address)).at(-1) ?? '';
}

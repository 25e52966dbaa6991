import { createServer } from 'node:net';
import { explainListen } from '../process/listen-error.ts';
import type { Settings } from '../settings/settings.ts';

/** Whether the server could listen. A Larder already running there is fine. */
export async function checkPort(at: Pick<Settings, 'port' | 'host'>): Promise<string> {
  const error = await tryToListen(at);
  if (error === null) return at.port === 0 ? 'PORT 0 takes any free port.' : `PORT ${at.port} is free.`;
  if (error.code === 'EADDRINUSE' && (await isLarder(at))) return `Larder is running on PORT ${at.port}.`;
  throw explainListen(error, at);
}

function tryToListen({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<NodeJS.ErrnoException | null> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', done);
    probe.listen({ port, host }, () => probe.close(() => done(null)));
  });
}

async function isLarder({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<boolean> {
  const local = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  const address = local.includes(':') ? `[${local}]` : local;
  try {
    const answer = await fetch(`http://${address}:${port}/api/v1/health/live`, {
      signal: AbortSignal.timeout(2_000),
    });
    const body = (await answer.json()) as { data?: { status?: unknown } };
    return body.data?.status === 'ok';
  } catch {
    return false;
  }
}

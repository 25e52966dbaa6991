import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { explainListen } from '../process/listen-error.ts';
import type { MetricsSettings } from '../settings/metrics.ts';
import type { Metrics } from './metrics.ts';

/** Metrics that can be fetched. */
export interface ServedMetrics {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the metrics on a port of their own, so that no proxy in front of the app can expose them by mistake. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'read'>,
  { port, host, token }: MetricsSettings,
): Promise<ServedMetrics> {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    if (token !== null && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    } else if (request.url !== '/metrics') {
      response.writeHead(404).end();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else {
      const { type, text } = metrics.read();
      response.writeHead(200, { 'content-type': type }).end(text);
    }
  };
  const server = createServer(answer);
  server.listen({ port, host });
  await once(server, 'listening').catch((error: unknown) => {
    throw explainListen(error as NodeJS.ErrnoException, { port, host }, 'METRICS_');
  });
  const { address, port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${taken}/metrics`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A fake response. */
export interface ApiAnswer {
  status: number;
  body?: unknown;
}

/** 'lost' breaks the connection after applying the request. */
type Answering = (call: string, body: string) => ApiAnswer | 'lost' | Promise<ApiAnswer | 'lost'>;

const nothing: Answering = () => ({ status: 404, body: { detail: 'There is nothing here.' } });

const server = createServer(async (request, response) => {
  const call = `${request.method} ${(request.url ?? '').replace('/api/v1', '')}`;
  const sent = await text(request);
  api.calls.push(call);
  api.keys.push(String(request.headers['idempotency-key'] ?? ''));
  response.on('close', () => {
    if (!response.writableFinished) api.givenUp.push(call);
  });
  const answer = await api.answer(call, sent);
  if (answer === 'lost') {
    request.socket.destroy();
    return;
  }
  const { status, body } = answer;
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  response.writeHead(status, { 'Content-Type': type, Connection: 'close' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
});
await new Promise<void>((ready) => {
  server.listen(0, '127.0.0.1', ready);
});
server.unref();

const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

// Sets the page's origin to the API's. Unlike a browser's, Node's Request has no base URL.
globalThis.location = new URL(origin) as unknown as Location;
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
};

/**
 * A real server in place of the API. Import it first, in tests of the node environment: the client captures
 * the page's URL and Request when it is created.
 */
export const api = {
  /** Every request, as 'GET /lists'. */
  calls: [] as string[],
  /** The Idempotency-Key of every request; empty without one. */
  keys: [] as string[],
  /** Requests that were aborted. */
  givenUp: [] as string[],
  /** Returns the response to a request. */
  answer: nothing,
  /** Resets everything. */
  reset(): void {
    api.calls = [];
    api.keys = [];
    api.givenUp = [];
    api.answer = nothing;
  },
};

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a call is answered with. */
export interface ApiAnswer {
  status: number;
  body?: unknown;
}

/** 'lost' when the connection breaks before the answer to what was done. */
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

// The page is where the API is. Unlike a browser's, Node's own Request does not know where that is.
globalThis.location = new URL(origin) as unknown as Location;
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
};

/**
 * A real server in the place of the API. Import it before everything else, in a test of the node environment: the client
 * takes the page's address and its Request when it is made.
 */
export const api = {
  /** Every call, as 'GET /lists'. */
  calls: [] as string[],
  /** The Idempotency-Key of every call; empty without one. */
  keys: [] as string[],
  /** The calls whose answer nobody waited for. */
  givenUp: [] as string[],
  /** Decides what a call is answered with. */
  answer: nothing,
  /** Forgets what was. */
  reset(): void {
    api.calls = [];
    api.keys = [];
    api.givenUp = [];
    api.answer = nothing;
  },
};

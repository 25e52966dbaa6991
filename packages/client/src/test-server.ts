import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { STORAGE_KEYS } from './session.ts';
import type { SessionStorage } from './storage.ts';

interface Received {
  method: string;
  path: string;
  token: string | undefined;
  /** The Idempotency-Key. */
  key: string | undefined;
  /** The Time-Zone. */
  zone: string | undefined;
  body: string;
}

/** A response that replaces the default. */
interface Answer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
  /** Fails at the start or in the middle of the body: the connection breaks, or hangs forever. */
  fault?: 'breaks at once' | 'breaks in the body' | 'hangs at once' | 'hangs in the body';
}

/**
 * A server with one valid access token that rotates both tokens on refresh: access-1 and refresh-1 follow
 * access-0 and refresh-0. The same refresh token always yields the same new ones. Other requests are echoed.
 */
export async function startServer() {
  const received: Received[] = [];
  const arrivals = new EventEmitter();
  const children = new Map<string, number>();
  const control = {
    received,
    /** The valid tokens' number. */
    generation: 0,
    /** Response to a refresh, instead of new tokens. */
    refreshAnswer: null as Answer | null,
    /** Delays refreshes. */
    beforeRefresh: Promise.resolve(),
    /** Delays all other requests. */
    before: Promise.resolve(),
    /** A time zone that is rejected. */
    unknownZone: null as string | null,
    /** Response to all other requests. */
    answer: null as Answer | null,
    to: (path: string) => received.filter((request) => request.path === path),
    /** Waits for this many requests to a path. */
    until: async (path: string, count: number) => {
      while (control.to(path).length < count) await once(arrivals, 'request');
    },
    url: '',
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => {
        server.close(() => done());
      });
    },
  };

  const reply = async (request: Received): Promise<Answer> => {
    if (request.path === '/api/v1/auth/refresh') {
      await control.beforeRefresh;
      if (control.refreshAnswer) return control.refreshAnswer;
      const generation = children.get(request.body) ?? control.generation + 1;
      children.set(request.body, generation);
      control.generation = generation;
      return json(200, {
        data: { access_token: `access-${generation}`, refresh_token: `refresh-${generation}` },
      });
    }
    await control.before;
    if (request.zone !== undefined && request.zone === control.unknownZone) return zoneRefused();
    if (control.answer) return control.answer;
    const isOpen = request.path.startsWith('/api/v1/auth/');
    if (!isOpen && request.token !== `Bearer access-${control.generation}`)
      return problem(401, 'Please log in again.');
    return json(200, { data: { sent: request.body } });
  };

  const server = createServer(async (request, response) => {
    const one = await receive(request);
    received.push(one);
    arrivals.emit('request');
    const { status, body = '', headers, fault } = await reply(one);
    if (fault === 'breaks at once') response.destroy();
    if (fault?.endsWith('at once')) return;
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    if (fault)
      response.write(body.slice(0, body.length / 2), () => fault.startsWith('breaks') && response.destroy());
    else response.end(body);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  control.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  return control;
}

async function receive(request: IncomingMessage): Promise<Received> {
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    token: request.headers.authorization,
    key: request.headersDistinct['idempotency-key']?.join(),
    zone: request.headersDistinct['time-zone']?.join(),
    body: await text(request),
  };
}

export const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) });

/** A problem as the contract defines it. */
export const problem = (status: number, detail: string, headers: Record<string, string> = {}): Answer => ({
  ...json(status, { type: 'about:blank', title: 'Problem', status, detail }),
  headers: { 'Content-Type': 'application/problem+json', ...headers },
});

const zoneRefused = (): Answer => {
  const detail = 'Time-Zone must be an IANA time zone such as Asia/Tokyo.';
  const errors = [{ path: 'Time-Zone', message: detail }];
  return {
    ...json(400, { type: 'about:blank', title: 'Bad Request', status: 400, detail, errors }),
    headers: { 'Content-Type': 'application/problem+json' },
  };
};

/** A fake browser storage whose contents are accessible. */
export function makeStorage(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries));
  const storage: SessionStorage = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
  return { ...storage, held };
}

/** All that it holds but the time zone, which every request may keep. */
export function sessionIn({ held }: { readonly held: ReadonlyMap<string, string> }): Record<string, string> {
  return Object.fromEntries([...held].filter(([key]) => key !== STORAGE_KEYS.timeZone));
}

/** The storage of a logged-in user. */
export const SIGNED_IN = { access_token: 'access-0', refresh_token: 'refresh-0', username: 'home_cook' };

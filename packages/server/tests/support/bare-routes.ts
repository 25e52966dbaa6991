import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach } from 'vitest';
import { readContract, type Operation } from '../../src/platform/http/contract.ts';
import { registerErrors } from '../../src/platform/http/errors.ts';
import type { Call, Handlers } from '../../src/platform/http/handlers.ts';
import { acceptJson } from '../../src/platform/http/json-body.ts';
import { registerOperations } from '../../src/platform/http/routes.ts';

export const ADA = {
  userId: '0193a000-0000-7000-8000-000000000001',
  sessionId: '0193a000-0000-7000-8000-000000000002',
};
const BEN = {
  userId: '0193a000-0000-7000-8000-000000000004',
  sessionId: '0193a000-0000-7000-8000-000000000005',
};
export const TOKEN = 'aZ0._~+/=-';
/** Another cook's. */
export const BENS_TOKEN = 'ben';
/** The next day in Tokyo. */
export const NOW = new Date('2030-05-06T18:00:00Z');

export const contract = readContract();

interface Asked {
  authorization?: string | null;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent instead of a body; two are two parts of one form. */
  file?: File | readonly File[];
  /** Ends the request when the client no longer waits. */
  signal?: AbortSignal;
}

interface Answered {
  status: number;
  headers: Headers;
  body: unknown;
}

type Ask = (asked?: Asked) => Promise<Answered>;

/** The contract's routes with one handler behind all of them. */
export interface BareRoutes {
  hasRoom: boolean;
  /** The last request to the handler, and its response. */
  call: Call<'removeRecipeFromList'> | null;
  answer: { status: number; headers?: Record<string, string>; body?: unknown };
  /** What the handler does before it answers. */
  answering: (given: Call<'removeRecipeFromList'>) => Promise<void>;
  ask(method: string, path: string, asked?: Asked): Promise<Answered>;
  /** Sends several requests to one started route. */
  during<Result>(method: string, path: string, work: (ask: Ask) => Promise<Result>): Promise<Result>;
}

/**
 * Those of a file's tests. Each request starts the one route that it is for: all of them take a second, and tests that shared them
 * could not tell which of them sees a mistake.
 */
export function bareRoutes(): BareRoutes {
  const routes = {} as BareRoutes;
  beforeEach(() => {
    Object.assign(routes, {
      hasRoom: true,
      call: null,
      answer: { status: 204 },
      answering: async () => undefined,
    });
  });

  routes.ask = (method, path, asked) => routes.during(method, path, (ask) => ask(asked));

  routes.during = async (method, path, work) => {
    const app = await start(routes, method, path);
    try {
      return await work((asked) => send(`${app.listeningOrigin}${path}`, method, asked));
    } finally {
      app.server.closeAllConnections();
      await app.close();
    }
  };
  return routes;
}

async function send(
  url: string,
  method: string,
  { authorization = `Bearer ${TOKEN}`, headers = {}, body, file, signal }: Asked = {},
): Promise<Answered> {
  const response = await fetch(url, {
    method,
    // Who gets no answer at all is not to wait for minutes.
    signal: signal ?? AbortSignal.timeout(20_000),
    headers: {
      ...(authorization !== null && { authorization }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file && { body: formOf(file) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : (JSON.parse(text) as unknown),
  };
}

function formOf(files: File | readonly File[]): FormData {
  const form = new FormData();
  for (const file of files instanceof File ? [files] : files) form.append('file', file);
  return form;
}

const HOLDERS = new Map([
  [TOKEN, ADA],
  [BENS_TOKEN, BEN],
]);

async function start(routes: BareRoutes, method: string, path: string): Promise<FastifyInstance> {
  const app = Fastify({ trustProxy: '127.0.0.1', bodyLimit: 64 * 1024 });
  registerErrors(app);
  acceptJson(app);
  const isMeant = (operation: Operation) =>
    operation.method === method &&
    new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const operations = contract.operations.filter(isMeant);
  const handler = async (given: NonNullable<BareRoutes['call']>) => {
    routes.call = given;
    await routes.answering(given);
    return routes.answer;
  };
  const handlers = Object.fromEntries(operations.map(({ operationId: id }) => [id, handler]));
  registerOperations(
    app,
    { ...contract, operations },
    handlers as unknown as Handlers, // They all answer the same.
    async (token) => HOLDERS.get(token) ?? null,
    async () => routes.hasRoom,
    () => NOW,
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

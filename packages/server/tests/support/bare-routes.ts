import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readContract } from '../../src/platform/http/contract.ts';
import { registerErrors } from '../../src/platform/http/errors.ts';
import type { Call, Handlers } from '../../src/platform/http/handlers.ts';
import { acceptJson } from '../../src/platform/http/json-body.ts';
import { registerOperations } from '../../src/platform/http/routes.ts';

export const ADA = {
  userId: '0193a000-0000-7000-8000-000000000001',
  sessionId: '0193a000-0000-7000-8000-000000000002',
};
export const TOKEN = 'aZ0._~+/=-';
/** The next day in Tokyo. */
export const NOW = new Date('2030-05-06T18:00:00Z');

export const contract = readContract();

interface Asked {
  authorization?: string | null;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The contract's routes with one handler behind all of them. */
export interface BareRoutes {
  origin: string;
  hasRoom: boolean;
  /** The last request to the handler, and its response. */
  call: Call<'removeRecipeFromList'> | null;
  answer: { status: number; headers?: Record<string, string>; body?: unknown };
  /** What the handler does before it answers. */
  answering: (given: Call<'removeRecipeFromList'>) => Promise<void>;
  ask(
    method: string,
    path: string,
    asked?: Asked,
  ): Promise<{ status: number; headers: Headers; body: unknown }>;
}

/** Starts them for a file's tests; read them inside a test. */
export function bareRoutes(): BareRoutes {
  const routes: BareRoutes = {
    origin: '',
    hasRoom: true,
    call: null,
    answer: { status: 204 },
    answering: async () => undefined,
    ask: async (method, path, { authorization = `Bearer ${TOKEN}`, headers = {}, body } = {}) => {
      const response = await fetch(`${routes.origin}${path}`, {
        method,
        // Who gets no answer at all is not to wait for minutes.
        signal: AbortSignal.timeout(20_000),
        headers: {
          ...(authorization !== null && { authorization }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? null : (JSON.parse(text) as unknown),
      };
    },
  };
  let app: FastifyInstance;

  async function start(): Promise<void> {
    app = Fastify({ trustProxy: '127.0.0.1' });
    registerErrors(app);
    acceptJson(app);
    const handler = async (given: NonNullable<BareRoutes['call']>) => {
      routes.call = given;
      await routes.answering(given);
      return routes.answer;
    };
    const handlers = Object.fromEntries(contract.operations.map(({ operationId: id }) => [id, handler]));
    registerOperations(
      app,
      contract,
      handlers as unknown as Handlers, // They all answer the same.
      async (token) => (token === TOKEN ? ADA : null),
      async () => routes.hasRoom,
      () => NOW,
    );
    routes.origin = await app.listen({ port: 0, host: '127.0.0.1' });
  }

  // A failing start should fail the tests; here it would only skip them.
  let started: Promise<void>;
  beforeAll(() => {
    started = start();
    started.catch(() => undefined);
  });
  beforeEach(async () => {
    await started;
    Object.assign(routes, {
      hasRoom: true,
      call: null,
      answer: { status: 204 },
      answering: async () => undefined,
    });
  });
  afterAll(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return routes;
}

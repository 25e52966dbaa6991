import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Caller, Handlers } from '../handlers/types.ts';
import type { Contract, Operation } from './contract.ts';
import { signInAgain } from './problem.ts';
import { makeRequestValidators, type RequestValidator } from './validators.ts';

/** Finds out who holds an access token; null when it is no good. */
export type Authenticate = (accessToken: string) => Promise<Caller | null>;

/** Any handler, with the types that the contract has checked away. */
type AnyHandler = (
  call: Record<string, unknown>,
) => Promise<{ status: number; headers?: Record<string, string>; body?: unknown }>;

const NOBODY: Caller = {
  get userId(): string {
    throw new Error('This operation is public: nobody is signed in');
  },
  get sessionId(): string {
    throw new Error('This operation is public: nobody is signed in');
  },
};

/** One route for every operation of the contract. Who is not signed in gets 401 before anything else is looked at. */
export function registerOperations(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers,
  authenticate: Authenticate,
): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const makeValidator = makeRequestValidators();

  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const caller = token ? await authenticate(token) : null;
    if (!caller) throw signInAgain();
    callers.set(request, caller);
  };

  for (const operation of contract.operations) {
    const validate = makeValidator(operation);
    const handler = handlers[operation.operationId] as unknown as AnyHandler;
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: { response: answerSchemas(operation) },
      ...(!operation.isPublic && { onRequest }),
      handler: (request, reply) => answer(request, reply, validate, handler, callers.get(request) ?? NOBODY),
    });
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  validate: RequestValidator,
  handler: AnyHandler,
  caller: Caller,
): Promise<FastifyReply> {
  const checked = validate(request);
  const { status, headers, body } = await handler({
    ...checked,
    caller,
    address: request.ip,
    log: request.log,
  });
  if (headers) reply.headers(headers);
  return reply.code(status).send(body);
}

/** How each successful answer is written: by its schema, so that nothing else can leave. */
function answerSchemas(operation: Operation): RouteOptions['schema'] {
  const json = Object.entries(operation.responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema;
    return schema ? [[status, schema] as const] : [];
  });
  return Object.fromEntries(json);
}

import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { TokenHolder } from '../access/caller.ts';
import type { Caller } from '../access/caller.ts';
import type { HasRoom } from '../database/disk-space.ts';
import { limitAtOnce } from './at-once.ts';
import type { Contract, Operation, OperationId } from './contract.ts';
import { PUBLIC_OPERATIONS, type Handlers } from './handlers.ts';
import { LargeBody } from './large-body.ts';
import { noRoom, signInAgain } from './problem.ts';
import { isBehindTls } from './security-headers.ts';
import { serializeBy } from './serializers.ts';
import { calendarIn, TIME_ZONE } from './time-zones.ts';
import { acceptUploads, readUpload, takesUploads } from './uploads.ts';
import { validatorOf } from './validators.ts';

/** Finds the holder of an access token; null if it is invalid. */
export type Authenticate = (accessToken: string) => Promise<TokenHolder | null>;

/** Any handler, with its types erased. */
type AnyHandler = (
  call: Record<string, unknown>,
) => Promise<{ status: number; headers?: Record<string, string>; body?: unknown }>;

/** Operations that write little and that reading depends on: they may use the reserved disk space. */
const ALWAYS: ReadonlySet<OperationId> = new Set([
  'login',
  'refresh',
  'logout',
  'recoverAccount',
  'recoverByLink',
  'changePassword',
  'endSession',
  'deleteAccount',
]);

const IS_PUBLIC: ReadonlySet<OperationId> = new Set(PUBLIC_OPERATIONS);

/**
 * One route per operation of the contract. Without a login, the response is 401 before anything else is
 * checked.
 */
export function registerOperations(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers,
  authenticate: Authenticate,
  hasRoom: HasRoom,
  now: () => Date,
): void {
  const holders = new WeakMap<FastifyRequest, TokenHolder>();
  const works = new WeakMap<FastifyRequest, Promise<unknown>>();

  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const holder = token ? await authenticate(token) : null;
    if (!holder) throw signInAgain();
    holders.set(request, holder);
  };

  const atOnceOf = ({ 'x-at-once': most }: Operation): ReturnType<typeof limitAtOnce>[] =>
    most === undefined
      ? []
      : [
          limitAtOnce(
            most,
            (request) => holders.get(request)?.userId ?? '',
            (request) => works.get(request),
          ),
        ];

  for (const operation of contract.operations) {
    if (operation.isPublic !== IS_PUBLIC.has(operation.operationId)) {
      throw new Error(`PUBLIC_OPERATIONS and the contract disagree about ${operation.operationId}`);
    }
    const handler = handlers[operation.operationId] as unknown as AnyHandler;
    // An operation that writes is one that can return 507.
    const saves = '507' in operation.responses && !ALWAYS.has(operation.operationId);
    const countsDays = operation.parameters.some(({ name }) => name === TIME_ZONE);
    const add = (route: RouteOptions) => {
      if (!takesUploads(operation)) app.route(route);
      // Only this operation accepts files; others reject them unread.
      else
        app.register(async (scope) => {
          await acceptUploads(scope, operation['x-body-limit'] ?? 0);
          scope.route(route);
        });
    };
    const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const upload = takesUploads(operation)
        ? await readUpload(request, operation['x-body-limit'] ?? 0)
        : null;
      const checked = validatorOf(operation)(request, upload !== null);
      if (saves && !(await hasRoom())) throw noRoom();
      const caller: Caller = {
        address: addressOf(request),
        cookie: request.headers.cookie,
        userAgent: request.headers['user-agent'],
        ...holders.get(request),
        ...(countsDays && calendarIn(checked.headers[TIME_ZONE], now())),
      };
      const { status, headers, body } = await handler({
        ...checked,
        upload,
        caller,
        log: request.log,
        signal: goneSignal(reply),
      });
      const { 'Set-Cookie': cookie, ...others } = headers ?? {};
      reply.headers(others);
      // Fastify sends each that is set: the one without 'Secure' must not be.
      if (cookie) reply.header('set-cookie', isBehindTls(request) ? `${cookie}; Secure` : cookie);
      serializeBy(operation, status, reply);
      reply.code(status);
      if (!(body instanceof LargeBody)) return reply.send(body);
      return reply.send(Readable.from(body.pieces((json) => String(reply.serialize(json)))));
    };
    add({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(operation['x-body-limit'] && { bodyLimit: operation['x-body-limit'] }),
      ...(!operation.isPublic && { onRequest: [onRequest, ...atOnceOf(operation)] }),
      handler: (request, reply) => {
        const work = respond(request, reply);
        works.set(request, work);
        return work;
      },
    });
  }
}

/** Fires when the connection ends before the response. The request itself is closed as soon as it has been read. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}

/** The caller's address; the connection's if a proxy passes on something that is not an address. */
function addressOf({ ip, socket }: FastifyRequest): string {
  return isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip;
}

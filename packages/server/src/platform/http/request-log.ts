import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The caller's `x-request-id` if it is safe to log, otherwise a new one. For Fastify's `genReqId`. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{8,128}$/.test(given) ? given : randomUUID();
}

/**
 * Logs one line per response, with the request id that is also sent as `x-request-id`. Only the path is
 * logged: headers, bodies and queries may contain secrets or personal text. Turn off Fastify's own request
 * log.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    const path = request.url.split('?', 1)[0];
    const record = { request: { method: request.method, path, status, ms: Math.round(elapsedTime) } };
    if (status >= 500) request.log.error(record, 'Request failed');
    else request.log.info(record, 'Request answered');
  });
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The caller's `x-request-id` when it is harmless in a log, else a new one. For Fastify's `genReqId`. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{8,128}$/.test(given) ? given : randomUUID();
}

/**
 * One log line for each answer, with the request's id in it and in the answer's `x-request-id`. Only the path is logged:
 * no header, body or query, where secrets and people's words are. Fastify's own request lines are to be turned off.
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

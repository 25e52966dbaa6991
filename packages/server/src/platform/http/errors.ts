import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnreachable, isPoolExhausted } from '../database/unreachable.ts';
import { isDatabaseBusy } from '../database/collision.ts';
import { isDiskFull } from '../database/disk-space.ts';
import { HEADERS_WITHOUT_HOOKS } from './security-headers.ts';
import { noRoom, notFound, Problem, signInAgain, unavailable } from './problem.ts';

/** Our messages for the framework's own errors. */
const FRAMEWORK_PROBLEMS: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'That is too much for one request. Please send less at a time.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Please send JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body is not as long as its Content-Length says.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'A JSON body is required.'],
  FST_ERR_BAD_URL: [400, 'This address cannot be read.'],
};

/** The file server's own errors; a path outside the folder counts as a page that does not exist. */
const FILE_PROBLEMS: Readonly<Record<number, () => Problem>> = {
  403: () => notFound('page'),
  404: () => notFound('page'),
  412: () => new Problem(412, 'This file has changed.'),
  416: () => new Problem(416, 'The requested range is outside the file.'),
};

/** Converts an error to a problem that is safe to send; our own faults are logged. */
export function toProblem(error: unknown, log: FastifyRequest['log']): Problem {
  if (error instanceof Problem) return error;
  const { code = '', statusCode } = error as Partial<FastifyError>;
  const known = FRAMEWORK_PROBLEMS[code];
  if (known) return new Problem(known[0], known[1]);
  if (statusCode === 400) return new Problem(400, 'The body is not valid JSON.');
  const refusedFile = FILE_PROBLEMS[statusCode ?? 0];
  if (refusedFile) return refusedFile();
  // Before the next one, which would blame a database that answers everyone else.
  if (isPoolExhausted(error)) {
    log.warn({ err: error }, 'no connection to the database was free in time');
    return unavailable();
  }
  if (isDatabaseUnreachable(error)) {
    log.warn({ err: error }, 'the database cannot be reached');
    return unavailable();
  }
  if (isDatabaseBusy(error)) {
    log.warn({ err: error }, 'the database is too busy');
    return unavailable();
  }
  if (isOwnerGone(error)) return signInAgain();
  if (isDiskFull(error)) {
    log.warn({ err: error }, 'the disk is full');
    return noRoom();
  }
  log.error({ err: error }, 'a request failed');
  return new Problem(500, 'Something went wrong. Please try again.');
}

/** Whether a write failed because its user was deleted meanwhile (SQLSTATE 23503). */
function isOwnerGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & { code?: unknown; constraint?: unknown };
    if (code === '23503' && String(constraint).endsWith('_user_id_users_id_fk')) return true;
  }
  return false;
}

/** Sends a problem as defined by the contract. */
function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem.toJSON());
}

/**
 * Responds to a malformed URL ('/lists/%zz'). No hook runs for it, so this adds what every response has: its id,
 * also in the log, and the security headers.
 */
export function refuseAddress(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error, request.log);
  request.log.info({ request: { method: request.method, status: problem.status } }, 'Request answered');
  void sendProblem(reply.headers({ 'x-request-id': request.id, ...HEADERS_WITHOUT_HOOKS }), problem);
}

/** Responds to every failure and unknown URL with a problem. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(reply, toProblem(error, request.log)));
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, notFound('page')));
}

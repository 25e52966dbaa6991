import type { FastifyInstance } from 'fastify';

/**
 * Reads bodies as JSON and nothing else. An empty body is no body, even when it is called JSON: clients that always
 * send the header may make calls that take none. A `__proto__` in it is refused.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body as string, done);
  });
}

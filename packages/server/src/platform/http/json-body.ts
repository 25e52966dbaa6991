import type { FastifyInstance } from 'fastify';

/**
 * Parses bodies as JSON only. An empty body counts as none, even with a JSON content type: clients that
 * always send the header can make requests without a body. A `__proto__` key is rejected.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body as string, done);
  });
}

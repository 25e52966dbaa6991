import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APP_DIST, GLYPHS, PICTURES } from '../paths.ts';
import { glyphFile } from './glyphs.ts';
import { policyOfPages } from './security-headers.ts';

interface Folders {
  readonly app: string;
  readonly pictures: string;
}

/** Content-hashed files. */
const FOREVER = { maxAge: '365d', immutable: true } as const;

/** A drawing keeps its URL across releases: the old one is shown while the new one is fetched. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=2592000';

/**
 * Serves the built web app, recipe pictures and ingredient drawings. An app route is the page of its name, such as
 * login.html, or index.html; anything that is neither a file nor a route goes to the not-found handler.
 */
export async function serveWebApp(
  app: FastifyInstance,
  folders: Folders = { app: APP_DIST, pictures: PICTURES },
): Promise<void> {
  if (!existsSync(join(folders.app, 'index.html'))) {
    app.log.warn('The web app is not built, so only the API is served');
  }
  const pages = pagesIn(folders.app);
  const policyNow = policyOf([...pages.values()].map((file) => join(folders.app, file)));
  await app.register(fastifyStatic, {
    root: folders.app,
    serve: false,
    preCompressed: true,
    suppressWarning: true,
  });

  app.get('/pictures/*', (request, reply) => reply.sendFile(wildcard(request), folders.pictures, FOREVER));
  app.get('/glyphs/*', (request, reply) => {
    const file = glyphFile(wildcard(request));
    if (file === null) return reply.callNotFound();
    return reply.header('cache-control', A_DAY).sendFile(file, GLYPHS, { cacheControl: false });
  });
  app.get('/assets/*', (request, reply) =>
    compressed(reply).sendFile(`assets/${wildcard(request)}`, FOREVER),
  );
  app.get('/*', (request, reply) => {
    const path = wildcard(request);
    if (path.startsWith('api/')) return reply.callNotFound();
    const isFile = /\.\w+$/.test(path);
    if (!isFile && !acceptsHtml(request)) return reply.callNotFound();
    const file = isFile ? path : (pages.get(path) ?? 'index.html');
    if (file.endsWith('.html')) reply.header('content-security-policy', policyNow());
    return compressed(reply).header('cache-control', 'no-cache').sendFile(file, { cacheControl: false });
  });
}

/** The files of prerendered pages, by path. */
function pagesIn(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file.slice(0, -'.html'.length), file]),
  );
}

/** The policy of the pages as they are now: a build may replace them while the server runs. */
function policyOf(files: readonly string[]): () => string {
  let [times, policy] = ['', ''];
  return () => {
    const now = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join();
    if (now !== times) {
      policy = policyOfPages(
        files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8')),
      );
      times = now;
    }
    return policy;
  };
}

function wildcard(request: FastifyRequest): string {
  return (request.params as { '*': string })['*'];
}

/** The same URL has several encodings, which caches must know. */
function compressed(reply: FastifyReply): FastifyReply {
  return reply.header('vary', 'accept-encoding');
}

function acceptsHtml({ headers }: FastifyRequest): boolean {
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

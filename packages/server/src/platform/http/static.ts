import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APP_DIST, GLYPHS, PICTURES } from '../paths.ts';
import { basedFiles, type BasedFile } from './base-path.ts';
import { acceptsBrotli, isUnchanged } from './conditions.ts';
import { glyphFile } from './glyphs.ts';
import { policyOfPages } from './security-headers.ts';

interface Folders {
  readonly app: string;
  readonly pictures: string;
}

const BUILT: Folders = { app: APP_DIST, pictures: PICTURES };

const MANIFEST = 'manifest.webmanifest';

/** Content-hashed files. */
const FOREVER = { maxAge: '365d', immutable: true } as const;

/** A drawing keeps its URL across releases: the old one is shown while the new one is fetched. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=2592000';

/**
 * Serves the built web app, recipe pictures and ingredient drawings. An app route is the page of its name, such as
 * login.html, or index.html; anything that is neither a file nor a route goes to the not-found handler.
 * @param basePath what the addresses in pages begin with, such as '/larder'; '' at the root of an origin
 */
export async function serveWebApp(
  app: FastifyInstance,
  { folders = BUILT, basePath = '' }: { folders?: Folders; basePath?: string } = {},
): Promise<void> {
  if (!existsSync(join(folders.app, 'index.html'))) {
    app.log.warn('The web app is not built, so only the API is served');
  }
  const pages = pagesIn(folders.app);
  const based = basePath === '' ? null : basedFiles(folders.app, basePath);
  const policyNow = policyOf(folders.app, [...pages.values()], (file) =>
    based ? based(file).text : readFileSync(join(folders.app, file), 'utf8'),
  );
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
    compressed(reply).header('cache-control', 'no-cache');
    const hasAddresses = file === MANIFEST || [...pages.values()].includes(file);
    if (based && hasAddresses && existsSync(join(folders.app, file)))
      return sendBased(based(file), file, request, reply);
    return reply.sendFile(file, { cacheControl: false });
  });
}

async function sendBased(
  { text, compressed: brotli, etag }: BasedFile,
  file: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('etag', etag);
  if (isUnchanged(headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(file === MANIFEST ? 'application/manifest+json' : 'text/html; charset=utf-8');
  return acceptsBrotli(headers['accept-encoding'])
    ? reply.header('content-encoding', 'br').send(await brotli())
    : reply.send(text);
}

/** The files of prerendered pages, by path. */
function pagesIn(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file.slice(0, -'.html'.length), file]),
  );
}

/** The policy of the pages as they are now: a build may replace them while the server runs. */
function policyOf(folder: string, files: readonly string[], textOf: (file: string) => string): () => string {
  let [times, policy] = ['', ''];
  return () => {
    const timeOf = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const now = files.map(timeOf).join();
    if (now !== times) {
      policy = policyOfPages(files.filter((file) => existsSync(join(folder, file))).map(textOf));
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

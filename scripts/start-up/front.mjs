import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** Fonts and pictures are compressed already. */
const TYPES = {
  '.html': { type: 'text/html; charset=utf-8', isText: true },
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.svg': { type: 'image/svg+xml', isText: true },
  '.woff2': { type: 'font/woff2', isText: false },
};

/**
 * Files of a site by path, as they are sent.
 * @typedef {Map<string, { type: string, body: Buffer, isText: boolean }>} Site
 */

/**
 * A site of pages, by path.
 * @param {Record<string, string>} pages
 * @returns {Site}
 */
export function siteOfPages(pages) {
  const file = (html) => ({ ...TYPES['.html'], body: brotliCompressSync(html) });
  return new Map(Object.entries(pages).map(([path, html]) => [path, file(html)]));
}

/**
 * A built app. A path's page is the prerendered one of its name, or index.html.
 * @param {string} folder
 * @param {string[]} paths
 * @returns {Site}
 */
export function siteOfApp(folder, paths) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => TYPES[extname(name)]);
  const site = new Map(files.map((name) => [`/${name.replaceAll('\\', '/')}`, fileOf(join(folder, name))]));
  for (const path of paths) site.set(path, site.get(`${path}.html`) ?? site.get('/index.html'));
  return site;
}

/**
 * Larder's Content-Security-Policy for another build of its pages: with the hashes of what is inline in these, without which
 * a browser would block it.
 * @param {Site} site
 * @param {string} policy of Larder's own pages
 */
export function policyOf(site, policy) {
  const pages = [...site.values()].filter(({ type }) => type === TYPES['.html'].type);
  const texts = pages.map(({ body }) => brotliDecompressSync(body).toString());
  const hashesOf = (tag) => {
    const element = new RegExp(`<${tag}(?: [^>]*)?>([^]*?)</${tag}>`, 'g');
    const inline = texts.flatMap((page) => [...page.matchAll(element)].map(([, text]) => text));
    const hashes = inline.filter(Boolean).map((text) => createHash('sha256').update(text).digest('base64'));
    return [...new Set(hashes)].map((hash) => ` 'sha256-${hash}'`).join('');
  };
  return policy
    .replaceAll(/ 'sha256-[^']+'/g, '')
    .replace(/script-src [^;]+/, (directive) => directive + hashesOf('script'))
    .replace(/style-src [^;]+/, (directive) => directive + hashesOf('style'));
}

function fileOf(path) {
  const { type, isText } = TYPES[extname(path)];
  const plain = () => (isText ? brotliCompressSync(readFileSync(path)) : readFileSync(path));
  return { type, isText, body: existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : plain() };
}

/**
 * Serves a site at an address of its own, with the headers of Larder's pages; what it does not have, Larder's server
 * answers. So all that is compared is served alike.
 * @param {string} larder the URL of Larder's server
 * @param {Site} site
 * @param {Record<string, string>} headers of every file
 * @param {import('./line.mjs').Line} carry sends the answers
 */
export async function openFront(larder, site, headers, carry) {
  const { hostname, port } = new URL(larder);
  const server = createServer((request, response) => {
    const file = site.get(new URL(request.url, larder).pathname);
    if (file) {
      const encoding = file.isText && { 'content-encoding': 'br' };
      response.writeHead(200, { ...headers, 'content-type': file.type, ...encoding });
      void carry(Readable.from([file.body]), response);
      return;
    }
    const { method, url: path } = request;
    const passed = ask({ hostname, port, method, path, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      void carry(answer, response);
    });
    // The browser may leave before everything is answered.
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

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
 */
export async function openFront(larder, site, headers) {
  const { hostname, port } = new URL(larder);
  const server = createServer((request, response) => {
    const file = site.get(new URL(request.url, larder).pathname);
    if (file) {
      const encoding = file.isText && { 'content-encoding': 'br' };
      response.writeHead(200, { ...headers, 'content-type': file.type, ...encoding }).end(file.body);
      return;
    }
    const { method, url: path } = request;
    const passed = ask({ hostname, port, method, path, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
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

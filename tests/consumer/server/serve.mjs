/** Serves the build: its static files, and server-rendered pages. Prints its URL. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequestListener } from '@react-router/node';
import * as build from './build/server/index.js';

const TYPES = { css: 'text/css', js: 'text/javascript', woff2: 'font/woff2' };
const render = createRequestListener({ build, mode: process.env.NODE_ENV });

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = new URL(`build/client${pathname}`, import.meta.url);
  if (!pathname.includes('..') && existsSync(file) && statSync(file).isFile()) {
    response.setHeader('content-type', TYPES[pathname.split('.').at(-1)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  } else render(request, response);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`));

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { spawn } from 'node:child_process';
import { startBrowser } from '../browser.mjs';
import { ROOT } from '../paths.mjs';

const ROUTES = ['/login', '/signup', '/dashboard', '/dashboard/recipes/1001', '/dashboard/pantry'];

/** Starts the built server on a free port with a database of its own. Resolves to its address and what stops it. */
async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: data };
  const server = spawn(process.execPath, [`${ROOT}packages/server/dist/main.js`], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const address = /ready at (http:\/\/\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error('The server did not start.')));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, stop };
}

async function signUp(url) {
  const response = await fetch(`${url}/api/v1/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'bench_cook', password: 'slow-cooked beans' }),
  });
  return (await response.json()).data;
}

/** What a first visit to a route loads, in bytes of the body as it came over the wire, and in requests. */
async function weigh(browser, url, route, tokens) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  if (route.startsWith('/dashboard')) {
    await context.addInitScript((session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    }, tokens);
  }
  const page = await context.newPage();
  const sums = { code: 0, fonts: 0, pictures: 0, requests: 0 };
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    const path = new URL(request.url()).pathname;
    sums.requests += 1;
    if (/\.(?:js|css)$/.test(path)) sums.code += responseBodySize;
    else if (path.endsWith('.woff2')) sums.fonts += responseBodySize;
    else if (/\.(?:avif|webp|svg)$/.test(path)) sums.pictures += responseBodySize;
  });
  await page.goto(url + route, { waitUntil: 'networkidle' });
  await context.close();
  return sums;
}

/** Prints what each route loads on a first visit to a phone. */
export async function benchRouteBytes() {
  const { url, stop } = await startServer();
  const browser = await startBrowser();
  try {
    const tokens = await signUp(url);
    const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
    console.log('First visit, over the wire   JS + CSS     fonts  pictures  requests');
    for (const route of ROUTES) {
      const { code, fonts, pictures, requests } = await weigh(browser, url, route, tokens);
      const sizes = [code, fonts, pictures].map(kilobytes).join(' ');
      console.log(`${route.padEnd(28)} ${sizes} ${String(requests).padStart(9)}`);
    }
  } finally {
    await browser.close();
    await stop();
  }
}

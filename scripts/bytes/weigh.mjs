import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { spawn } from 'node:child_process';
import { startBrowser } from '../browser.mjs';
import { ROOT } from '../paths.mjs';

const SCREENS = {
  '/login': 'h1',
  '/signup': 'h1',
  '/dashboard': 'article h2',
  '/dashboard/recipes/1001': 'h1',
  '/dashboard/pantry': 'h1',
};

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

/**
 * What a first visit to a route loads, in bytes of the body as it came over the wire.
 * `requests` are those that began before its content stood there, pictures apart.
 */
async function weigh(browser, url, route, tokens) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  if (route.startsWith('/dashboard')) {
    await context.addInitScript((session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    }, tokens);
  }
  // In the page itself: from outside, what is asked for right after the content seems to be asked for before it.
  await context.addInitScript((content) => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector(content)) return;
      performance.mark('content');
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  }, SCREENS[route]);
  const page = await context.newPage();
  const sums = { code: 0, fonts: 0, pictures: 0, requests: 0 };
  const weighing = [];
  page.on('requestfinished', (request) => {
    weighing.push(
      request.sizes().then(({ responseBodySize }) => {
        const path = new URL(request.url()).pathname;
        if (/\.(?:js|css)$/.test(path)) sums.code += responseBodySize;
        else if (path.endsWith('.woff2')) sums.fonts += responseBodySize;
        else if (/\.(?:avif|webp|svg)$/.test(path)) sums.pictures += responseBodySize;
      }),
    );
  });
  await page.goto(url + route, { waitUntil: 'commit' });
  await page.locator(SCREENS[route]).first().waitFor();
  await page.waitForLoadState('networkidle');
  await Promise.all(weighing);
  sums.requests = await page.evaluate(() => {
    const [content] = performance.getEntriesByName('content');
    const earlier = performance
      .getEntriesByType('resource')
      .filter(({ startTime, initiatorType }) => startTime < content.startTime && initiatorType !== 'img');
    const thePageItself = 1;
    return thePageItself + earlier.length;
  });
  await context.close();
  return sums;
}

/**
 * What each route loads on a first visit to a phone, from the built app on the built server.
 * @returns {Promise<import('./limits.mjs').Weights>}
 */
export async function weighRoutes() {
  const { url, stop } = await startServer();
  const browser = await startBrowser();
  try {
    const tokens = await signUp(url);
    const weights = {};
    for (const route of Object.keys(SCREENS)) weights[route] = await weigh(browser, url, route, tokens);
    return weights;
  } finally {
    await browser.close();
    await stop();
  }
}

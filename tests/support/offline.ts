import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, fillPantry, signUp } from './journey.ts';

/** Waits until the browser has stored the app: its worker is active, and everything is cached. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
      });
    }
  });
}

/** The URLs in all of the browser's caches. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** A new cook with a plan on the screen, in a browser that stores the app. */
export async function planAndKeep(page: Page): Promise<void> {
  await signUp(page);
  await fillPantry(page, ['onion', 'garlic', 'tomato', 'rice', 'egg']);
  await page.getByRole('link', { name: 'Meal Plan' }).click();
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(page.getByRole('region', { name: 'Your Weekly Menu' })).toBeVisible();
  await waitUntilKept(page);
}

/** Headers that let a server send less than the whole text. */
const CONDITIONS = ['accept-encoding', 'if-none-match', 'if-modified-since'];

/**
 * A proxy that can replace the app with a newer version: a worker that differs by a line.
 * @param path what it passes on; the rest of its origin belongs to others, and is listed when it is asked for
 */
export async function startFront(server: string, path = '') {
  let lastLine = '';
  const strays: string[] = [];
  const front = createServer((request, response) => {
    if (!request.url?.startsWith(`${path}/`)) {
      strays.push(request.url ?? '');
      response.writeHead(404).end();
      return;
    }
    const isWorker = request.url === `${path}/sw.js`;
    const headers = { ...request.headers };
    // The worker itself is needed, uncompressed.
    if (isWorker) for (const name of CONDITIONS) delete headers[name];
    const passed = send(
      new URL(request.url ?? '/', server),
      { method: request.method, headers },
      (answer) => {
        const { 'content-length': _length, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers);
        if (isWorker) answer.on('end', () => response.end(lastLine));
        answer.pipe(response, { end: !isWorker });
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((ready) => {
    front.listen(0, '127.0.0.1', ready);
  });
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    strays,
    deploy: () => {
      lastLine = '\n// newer';
    },
    stop: () => {
      front.closeAllConnections();
      front.close();
    },
  };
}

/** Loads a picture under many URLs, one after another. */
export async function lookAtPictures(page: Page, picture: string, count: number): Promise<void> {
  await page.evaluate(
    async ([address, last]) => {
      for (let nth = 1; nth <= last; nth += 1) {
        await fetch(`${address}?${nth}`).then((answer) => answer.arrayBuffer());
      }
    },
    [picture, count] as const,
  );
}

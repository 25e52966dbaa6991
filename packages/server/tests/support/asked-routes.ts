import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { BASE_PATH } from '../api/agreement.ts';

const seen = new Set<string>();

/**
 * Leaves the routes whose handlers run in the folder `LARDER_ROUTES_ASKED`, in a file for each test file: `npm test` reruns
 * that when one of them has changed.
 */
export function noteRoutesAsked(): void {
  const folder = process.env['LARDER_ROUTES_ASKED'];
  if (!folder) return;
  subscribe('tracing:fastify.request.handler:start', (message) => {
    const { route } = message as { route: { method: string; url: string } };
    const { testPath } = expect.getState();
    const line = `${route.method} ${route.url.replace(BASE_PATH, '')}`;
    if (testPath === undefined || seen.has(`${testPath} ${line}`)) return;
    seen.add(`${testPath} ${line}`);
    appendFileSync(join(folder, encodeURIComponent(testPath)), `${line}\n`);
  });
}

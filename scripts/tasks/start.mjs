import { pathToFileURL } from 'node:url';
import { build } from '../build.mjs';
import { ROOT } from '../paths.mjs';

/** Builds what is stale and serves the app and the API in this process, so that Ctrl-C reaches the server itself. */
export async function task() {
  await build();
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(`${ROOT}packages/server/dist/main.js`).href);
}

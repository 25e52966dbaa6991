import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './paths.mjs';

/**
 * Starts the built server on a free port with a database of its own. Resolves to its URL and a function that
 * stops it.
 */
export async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: data };
  const server = spawn(process.execPath, [`${ROOT}packages/server/dist/main.js`], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // A server that outlives this process would block anything waiting for its output.
  process.once('exit', () => server.kill('SIGTERM'));
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

/** Signs up a cook. Resolves to their tokens. */
export async function signUp(url, username = 'bench_cook') {
  const response = await fetch(`${url}/api/v1/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'slow-cooked beans' }),
  });
  return (await response.json()).data;
}

/** Asks the API as that cook. Throws unless it succeeds. */
export async function askAs({ access_token: token }, url, method, path, body) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}.`);
  return response.json();
}

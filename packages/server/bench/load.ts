/**
 * Runs a busy evening's traffic against the built server, fifty people at once: `tsx bench/load.ts
 * [seconds]`. Then opens five hundred connections that never finish a request, and measures how long the
 * others wait.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { makeEvening, type Cook } from './evening.ts';
import { holdTo } from './goals.ts';
import { addressOf } from './server-address.ts';

const PEOPLE = 50;
const SLOW = 500;
const WARM_UP_SECONDS = 10;
/** The 99th percentile of waiting, in milliseconds, and the allowed growth of the heap. */
const SLOWEST_MS = 300;
const MOST_GROWTH = 0.1;
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const seconds = Number(process.argv[2] ?? 60);
const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'));
// If this user is root, PostgreSQL runs as another user, who needs access.
await chmod(folder, 0o711);
const server = fork(path('../dist/main.js'), {
  env: {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: '0',
    AUTH_ATTEMPTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'warn',
  },
  execArgv: ['--expose-gc', '--import', path('./heap-size.mjs')],
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});
try {
  const origin = await addressOf(server);
  const cooks = await Promise.all(Array.from({ length: PEOPLE }, (_, nth) => signUp(origin, nth)));
  const evening = await makeEvening(origin, cooks);
  await press(origin, evening, WARM_UP_SECONDS);
  const before = await heapOf(server);
  const result = await press(origin, evening, seconds);
  const after = await heapOf(server);
  const growth = (after - before) / before;
  const { latency, requests, errors, timeouts } = result;
  console.log(
    `${PEOPLE} people, ${seconds} s: ${Math.round(requests.average)} requests/s, median ${latency.p50} ms, p99 ${latency.p99} ms, most ${latency.max} ms`,
  );
  console.log(
    `${result['5xx']} answers of 5xx, ${result['4xx']} of 4xx, ${errors} errors, ${timeouts} time-outs`,
  );
  console.log(`heap ${megabytes(before)} → ${megabytes(after)} (${Math.round(100 * growth)} %)`);

  const slow = await Promise.all(Array.from({ length: SLOW }, () => dawdle(origin)));
  const besides = await press(origin, evening, 10, 5);
  console.log(
    `beside ${SLOW} connections that never finish a request: p99 ${besides.latency.p99} ms, ${besides.errors} errors`,
  );
  for (const socket of slow) socket.destroy();
  holdTo({
    'no error': errors + timeouts + result['5xx'] + result['4xx'] === 0,
    [`p99 under ${SLOWEST_MS} ms`]: latency.p99 < SLOWEST_MS,
    [`heap growth under ${100 * MOST_GROWTH} %`]: growth < MOST_GROWTH,
    'no error beside slow connections': besides.errors + besides.timeouts + besides.non2xx === 0,
    [`p99 under ${SLOWEST_MS} ms beside slow connections`]: besides.latency.p99 < SLOWEST_MS,
  });
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
}

async function signUp(origin: string, nth: number): Promise<Cook> {
  const response = await fetch(`${origin}/api/v1/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `evening_${nth}`, password: 'correct horse' }),
  });
  const { data } = (await response.json()) as { data: { access_token: string } };
  return { token: data.access_token };
}

/** Sends the evening's requests, each cook in a different order. */
async function press(
  origin: string,
  evening: readonly (readonly autocannon.Request[])[],
  duration: number,
  connections = PEOPLE,
): Promise<autocannon.Result> {
  let next = 0;
  return autocannon({
    url: origin,
    connections,
    duration,
    setupClient: (client) => client.setRequests([...(evening[next++ % evening.length] ?? [])]),
  });
}

/** Bytes of heap in use after garbage collection. */
async function heapOf(child: ChildProcess): Promise<number> {
  child.send('heap size');
  const [bytes] = (await once(child, 'message')) as [number];
  return bytes;
}

/** A connection that sends one character of a header per second, and never finishes. */
async function dawdle(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET /api/v1/pantry HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const timer = setInterval(() => socket.write('a'), 1000);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

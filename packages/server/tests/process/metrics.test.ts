import { expect, test } from 'vitest';
import { sharedClusterSettings } from '../support/database.ts';
import { call } from '../support/people.ts';
import { startServer } from '../support/server-process.ts';

const TOKEN = 'a-token-of-16-characters';

async function metricsUrl(server: ReturnType<typeof startServer>): Promise<string> {
  await server.ready();
  return /Metrics are at (http[^"]+)/.exec(server.output())?.[1] ?? '';
}

test('metrics count requests by route and status, and cover pool, planner, event loop and heap', async () => {
  const server = startServer({ ...(await sharedClusterSettings()), METRICS_PORT: '0' });
  const address = await server.ready();
  const url = await metricsUrl(server);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  expect(new URL(url).port).not.toBe(new URL(address).port);
  for (const id of ['1', '2']) expect((await call(address, 'GET', `/lists/${id}`)).status).toBe(401);
  expect((await call(address, 'GET', '/health/ready')).status).toBe(200);
  expect((await fetch(`${address}/no/such/file.txt`)).status).toBe(404);

  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  const count = 'larder_http_request_duration_seconds_count';
  expect(text).toContain(`${count}{method="GET",route="/api/v1/lists/:id",status="401"} 2\n`);
  expect(text).toContain(`${count}{method="GET",route="/api/v1/health/ready",status="200"} 1\n`);
  expect(text).not.toContain('/no/such');
  expect(text).toMatch(/\nlarder_database_connections\{state="idle"\} [1-9]\d*\n/);
  expect(text).toContain('\nlarder_database_connections{state="waiting"} 0\n');
  expect(text).toContain('\nlarder_planner_queue_length 0\n');
  expect(text).toMatch(/\nnodejs_eventloop_lag_p99_seconds [\d.e-]+\n/);
  expect(text).toMatch(/\nnodejs_heap_size_used_bytes \d+\n/);
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.*\})? (\+Inf|NaN|[\d.e+-]+))$/);
  }
  expect((await fetch(`${address}/metrics`)).headers.get('content-type')).toMatch(/html/);
  expect((await fetch(new URL('/', url))).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  server.send('SIGTERM');
  expect(await server.exit()).toBe(0);
});

test('if a token is set, metrics require it', async () => {
  const server = startServer({ ...(await sharedClusterSettings()), METRICS_PORT: '0', METRICS_TOKEN: TOKEN });
  const url = await metricsUrl(server);
  const status = async (authorization?: string) =>
    (await fetch(url, { headers: { ...(authorization && { authorization }) } })).status;
  expect(await status()).toBe(401);
  expect(await status('Bearer another-token-of-some-length')).toBe(401);
  expect(await status(`Bearer ${TOKEN}`)).toBe(200);
});

test('without the setting nothing is served', async () => {
  const server = startServer(await sharedClusterSettings());
  const address = await server.ready();
  expect(server.output()).not.toContain('Metrics');
  expect((await call(address, 'GET', '/metrics')).status).toBe(404);
});

test('a METRICS_PORT in use is reported', async () => {
  const first = startServer({ ...(await sharedClusterSettings()), METRICS_PORT: '0' });
  const { port } = new URL(await metricsUrl(first));
  const second = startServer({ ...(await sharedClusterSettings()), METRICS_PORT: port });
  expect(await second.exit()).toBe(1);
  expect(second.complaints()).toBe(
    `Larder cannot start: METRICS_PORT ${port} is in use by another program. Stop that one, or set another METRICS_PORT.\n`,
  );
});

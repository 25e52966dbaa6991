import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { usedDataFolder } from '../support/folders.ts';
import { isLong, progress, repetitions } from '../support/forms.ts';
import { call } from '../support/people.ts';
import { familyOn, postgresFamily, signalFamily } from '../support/postgres-family.ts';
import { isRunning, postgresPid, startServer, type ServerProcess } from '../support/server-process.ts';

/** How often PostgreSQL dies or freezes under one server. */
const ROUNDS = repetitions(3);
const WRITERS = 24;
/** How long it is frozen, in milliseconds: in the long form, until it has no room left for those who try to connect. */
const FROZEN_MS = isLong ? 25_000 : 8_000;
/** The time limit of every call and every stop, in milliseconds. */
const AT_MOST_MS = 10_000;
/** Extra time if other tests share the CPU. */
const LEEWAY_MS = isLong ? 500 : 5_000;
const COOK = { username: 'matilda', password: 'a long pass phrase' };

const FAULTS = [
  { fault: 'PostgreSQL is killed', signal: 'SIGKILL', all: false },
  { fault: 'PostgreSQL is frozen', signal: 'SIGSTOP', all: true },
  { fault: 'PostgreSQL is killed with all of its processes', signal: 'SIGKILL', all: true },
] as const;

interface Running {
  readonly server: ServerProcess;
  readonly address: string;
  readonly dataDir: string;
  readonly token: string;
}

async function running(): Promise<Running> {
  const dataDir = await usedDataFolder();
  const server = startServer({ DATA_DIR: dataDir, AUTH_ATTEMPTS_PER_MINUTE: '1000000', LOG_LEVEL: 'fatal' });
  const address = await server.ready();
  const { data } = await call(address, 'POST', '/auth/signup', COOK);
  return { server, address, dataDir, token: data['access_token'] ?? '' };
}

/** Cooks who keep writing until stopped, or until a failed test ends; returns their answers and the longest wait. */
function load({ address, token }: Running) {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  let slowest = 0;
  const statuses = new Set<number | string>();
  const write = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const began = performance.now();
      const body = { items: [{ ingredient_name: 'onion', quantity: 1, unit: 'piece' }] };
      const answer = await call(address, 'POST', '/pantry/bulk', body, token).catch(() => null);
      statuses.add(answer?.status ?? 'none');
      slowest = Math.max(slowest, performance.now() - began);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  return {
    async stop() {
      over.abort();
      await Promise.all(writers);
      return { statuses: [...statuses].toSorted(), slowest };
    },
  };
}

/** A PostgreSQL frozen by a test must not outlive it. */
function killAfterTest(family: readonly number[]): void {
  onTestFinished(() => signalFamily(family, 'SIGKILL'));
}

const isAnswered = async ({ address, token }: Running) =>
  (await call(address, 'GET', '/pantry', undefined, token).catch(() => null))?.status === 200;

test.runIf(process.platform === 'linux')(
  `one server survives ${ROUNDS} PostgreSQL failures while writing: calls end, the pool recovers, and it can be stopped`,
  { timeout: 240_000 + ROUNDS * 60_000 },
  async () => {
    const run = await running();
    const report = progress(ROUNDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { fault, signal, all } = FAULTS[round % FAULTS.length]!;
      const postmaster = postgresPid(run.dataDir);
      const family = postgresFamily(postmaster);
      killAfterTest(family);
      const writers = load(run);
      await wait(200);
      signalFamily(all ? family : [postmaster], signal);
      await wait(signal === 'SIGSTOP' ? FROZEN_MS : 500);
      if (signal === 'SIGSTOP') signalFamily(family, 'SIGCONT');
      const { statuses, slowest } = await writers.stop();
      expect(
        statuses.filter((status) => status !== 201 && status !== 503),
        `${round}: ${fault}`,
      ).toEqual([]);
      expect(slowest, `${round}: ${fault}`).toBeLessThan(AT_MOST_MS + LEEWAY_MS);
      await expect.poll(() => isAnswered(run), { timeout: 30_000, message: `${round}: ${fault}` }).toBe(true);
      report();
    }
    const last = postgresPid(run.dataDir);
    const writers = load(run);
    await wait(200);
    const began = performance.now();
    run.server.send('SIGTERM');
    expect(await run.server.exit()).toBe(0);
    expect(performance.now() - began).toBeLessThan(AT_MOST_MS + LEEWAY_MS);
    expect([run.server.pid, last].filter(isRunning)).toEqual([]);
    await writers.stop();
  },
);

describe.runIf(process.platform === 'linux').each(FAULTS)('while $fault', ({ signal, all }) => {
  test.each([
    { signals: 1, within: AT_MOST_MS },
    { signals: 2, within: 4_000 },
  ])('$signals × SIGTERM ends the server and all of its processes', async ({ signals, within }) => {
    const run = await running();
    const family = postgresFamily(postgresPid(run.dataDir));
    killAfterTest(family);
    const writers = load(run);
    await wait(200);
    signalFamily(all ? family : family.slice(0, 1), signal);
    await wait(100);
    const began = performance.now();
    run.server.send('SIGTERM');
    if (signals === 2) {
      await wait(300);
      run.server.send('SIGTERM');
    }
    await run.server.exit();
    expect(performance.now() - began).toBeLessThan(within + LEEWAY_MS);
    const left = [...family, ...familyOn(run.dataDir)];
    await expect.poll(() => left.filter(isRunning), { timeout: 5_000 }).toEqual([]);
    await writers.stop();
  });
});

test('idle connections do not delay the stop', async () => {
  const { server, address } = await running();
  const { hostname, port } = new URL(address);
  for (const said of ['', 'GET /api/v1/pantry HTTP/1.1\r\nHost: localhost\r\nX-Slow: ']) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(said);
  }
  await call(address, 'GET', '/health/live');
  const began = performance.now();
  server.send('SIGTERM');
  expect(await server.exit()).toBe(0);
  expect(performance.now() - began).toBeLessThan(isLong ? 2_000 : 4_500);
});

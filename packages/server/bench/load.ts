/**
 * Runs a busy evening's traffic against the built server: fifty people who cook, five who plan week after
 * week and five who import whole pantries: `tsx bench/load.ts [seconds] [pause]`. After each response they wait
 * half a second, or `pause` milliseconds. From ten minutes on the memory is measured every minute. Then opens five
 * hundred connections that never finish a request, and measures how long the others wait.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startBenchServer, type Memory } from './bench-server.ts';
import { importing, makeEvening, planning } from './evening.ts';
import { holdTo } from './goals.ts';
import { percentile, person, repeat, Tally, type Person, type Step } from './people.ts';

const COOKS = 50;
const PLANNERS = 5;
const IMPORTERS = 5;
const SLOW = 500;
const WARM_UP_SECONDS = 10;
/** Two requests a second for each of them: nobody reads faster. */
const PAUSE_MS = 500;
/** The 99th percentile of reads, in milliseconds, and the allowed growth of the heap. */
const SLOWEST_MS = 100;
const MOST_GROWTH = 0.1;
/** From this duration on the memory is measured in between: collecting garbage makes requests wait. */
const LONG_SECONDS = 600;
const SAMPLE_SECONDS = 60;

interface Guest {
  readonly who: Person;
  readonly steps: (nth: number) => Step;
}

const seconds = Number(process.argv[2] ?? 60);
const pause = Number(process.argv[3] ?? PAUSE_MS);
const server = await startBenchServer({
  AUTH_ATTEMPTS_PER_MINUTE: '1000000',
  SIGNUPS_PER_HOUR: '1000000',
  LOG_LEVEL: 'warn',
});
const guests: Guest[] = [];
try {
  const { origin } = server;
  const invite = (
    kind: string,
    count: number,
    steps: (who: Person, nth: number) => Promise<Guest['steps']>,
  ) =>
    Promise.all(
      Array.from({ length: count }, async (_, nth) => {
        const who = await person(origin, `${kind}_${nth}`);
        const guest = { who, steps: await steps(who, nth) };
        guests.push(guest);
        return guest;
      }),
    );
  const cooks = await invite('cook', COOKS, makeEvening);
  const planners = await invite('planner', PLANNERS, async (_who, nth) => planning(nth));
  const importers = await invite('importer', IMPORTERS, async (_who, nth) => importing(nth));

  /** Lets everyone send requests for some seconds, and returns the tallies. */
  async function press(duration: number) {
    const until = performance.now() + duration * 1000;
    const tallies = { cooks: new Tally(), planners: new Tally(), importers: new Tally() };
    const all = (some: readonly Guest[], tally: Tally) =>
      some.map(({ who, steps }) => repeat(who, steps, tally, { until, pause }));
    const pressing = Promise.all([
      ...all(cooks, tallies.cooks),
      ...all(planners, tallies.planners),
      ...all(importers, tallies.importers),
    ]);
    const samples = duration < LONG_SECONDS ? [] : await sampleMemory(until);
    await pressing;
    return { ...tallies, samples };
  }

  await press(WARM_UP_SECONDS);
  const before = await server.memory();
  const { cooks: cooked, planners: planned, importers: imported, samples } = await press(seconds);
  const after = await server.memory();
  const growth = growthOf([before, ...samples, after]);
  const { reads } = cooked;
  const p99 = percentile(reads, 0.99);
  console.log(
    `${COOKS} cooks, ${seconds} s: ${Math.round(cooked.all / seconds)} requests/s; reads: median ${percentile(reads, 0.5)} ms, p95 ${percentile(reads, 0.95)} ms, p99 ${p99} ms, most ${percentile(reads, 1)} ms`,
  );
  for (const [who, tally] of Object.entries({ cooks: cooked, planners: planned, importers: imported })) {
    console.log(`${who}: ${tally.describe()}`);
  }
  console.log(
    `heap ${megabytes(before.heap)} → ${megabytes(after.heap)} (${Math.round(100 * growth)} %), resident ${megabytes(before.resident)} → ${megabytes(after.resident)}`,
  );

  const slow = await Promise.all(Array.from({ length: SLOW }, () => dawdle(origin)));
  const besides = new Tally();
  const until = performance.now() + 10_000;
  await Promise.all(cooks.slice(0, 5).map(({ who, steps }) => repeat(who, steps, besides, { until, pause })));
  const p99Besides = percentile(besides.reads, 0.99);
  console.log(`beside ${SLOW} connections that never finish a request: reads p99 ${p99Besides} ms`);
  for (const socket of slow) socket.destroy();
  holdTo({
    'no error': cooked.failed() + planned.failed(429) + imported.failed() === 0,
    [`p99 of reads at most ${SLOWEST_MS} ms`]: p99 <= SLOWEST_MS,
    [`heap growth under ${100 * MOST_GROWTH} %`]: growth < MOST_GROWTH,
    'no error beside slow connections': besides.failed() === 0,
    [`p99 of reads at most ${SLOWEST_MS} ms beside slow connections`]: p99Besides <= SLOWEST_MS,
  });
} finally {
  for (const { who } of guests) who.leave();
  await server.stop();
}

/** Measures the memory every minute, and prints it. */
async function sampleMemory(until: number): Promise<Memory[]> {
  const samples: Memory[] = [];
  const start = performance.now();
  while (performance.now() + SAMPLE_SECONDS * 1000 < until) {
    await wait(SAMPLE_SECONDS * 1000);
    const memory = await server.memory();
    samples.push(memory);
    console.log(
      `after ${Math.round((performance.now() - start) / 60_000)} min: heap ${megabytes(memory.heap)}, resident ${megabytes(memory.resident)}`,
    );
  }
  return samples;
}

/** How much the heap grew from the first quarter of the measurements to the last, by their medians. */
function growthOf(samples: readonly Memory[]): number {
  const quarter = Math.ceil(samples.length / 4);
  const middle = (some: readonly Memory[]) =>
    some.map(({ heap }) => heap).toSorted((a, b) => a - b)[Math.floor(some.length / 2)]!;
  const first = middle(samples.slice(0, quarter));
  return (middle(samples.slice(-quarter)) - first) / first;
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

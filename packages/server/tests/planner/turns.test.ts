import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Problem } from '../../src/platform/http/problem.ts';
import type { PlannerWorker } from '../../src/plan/one-thread.ts';
import { makePlannerThread } from '../../src/plan/planner-thread.ts';
import type { PlannerWorkerData, SwapRequest, ToWorker } from '../../src/plan/planner-messages.ts';
import type { CatalogueSnapshot } from '../../src/recipes/catalogue/snapshot.ts';

/**
 * A worker controlled by the test, which records its requests: a swap is identified by its number of
 * proposals.
 */
class FakeWorker extends EventEmitter {
  readonly asked: number[] = [];
  readonly data: PlannerWorkerData;
  #last = 0;

  constructor(data: PlannerWorkerData) {
    super();
    this.data = data;
  }

  postMessage(message: ToWorker): void {
    if (message.type !== 'swap') return;
    this.asked.push(message.most);
    this.#last = message.id;
  }

  answer(): void {
    this.emit('message', { id: this.#last, swaps: [] });
  }

  /** Reports that it has stopped, if it was told that nobody waits for its job. */
  stop(): void {
    if (Atomics.load(this.data.givenUp, 0) === this.#last) {
      this.emit('message', { id: this.#last, isGivenUp: true });
    }
  }

  unref(): void {
    // It keeps nothing alive anyway.
  }

  terminate(): Promise<number> {
    return Promise.resolve(0);
  }
}

// The worker only looks at a catalogue's version, and this one only at a swap's number of proposals.
const SNAPSHOT = { version: 'test' } as CatalogueSnapshot;
const swap = (most: number) => ({ most }) as SwapRequest;

function planner(threads = 1) {
  const workers: FakeWorker[] = [];
  const made = makePlannerThread(
    async function* () {
      yield [];
    },
    { starts: 1, steps: 100 },
    (data) => {
      const worker = new FakeWorker(data);
      workers.push(worker);
      return worker as unknown as PlannerWorker;
    },
    threads,
  );
  const ask = (userId: string, most: number, signal?: AbortSignal) =>
    made.admit({ userId, signal }, () => made.swaps({ userId, signal }, SNAPSHOT, swap(most)));
  const asked = () => workers.flatMap((worker) => worker.asked);
  /** Lets the worker run until it has this many requests. */
  async function workUntil(times: number): Promise<void> {
    await expect.poll(() => asked().length).toBeGreaterThan(0);
    while (asked().length < times) {
      const before = asked().length;
      workers.at(-1)?.answer();
      await expect.poll(() => asked().length).toBe(before + 1);
    }
    workers.at(-1)?.answer();
  }
  return { planner: made, ask, asked, workers, workUntil };
}

/** The outcome of a failing call. */
const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

test('cooks take turns, however much one of them requests', async () => {
  const { ask, asked, workUntil } = planner();
  const all = [1, 2, 3, 4].map((most) => ask('greedy', most));
  all.push(ask('patient', 11), ask('patient', 12), ask('third', 21));
  await workUntil(7);
  await Promise.all(all);
  expect(asked()).toEqual([1, 2, 11, 21, 3, 12, 4]);
});

test('who waits is told how many others begin first', async () => {
  const { planner: made, ask, asked, workers } = planner();
  const running = ask('first', 1);
  await expect.poll(asked).toEqual([1]);
  const waiting = [ask('second', 2), ask('second', 3), ask('third', 4)];
  expect(['first', 'second', 'third', 'nobody'].map((user) => made.before(user))).toEqual([null, 0, 1, null]);
  workers[0]!.answer();
  await running;
  await expect.poll(asked).toEqual([1, 2]);
  // One of each cook a turn.
  expect([made.before('second'), made.before('third')]).toEqual([1, 0]);
  for (const most of [4, 3]) {
    workers[0]!.answer();
    await expect.poll(() => asked().at(-1)).toBe(most);
  }
  workers[0]!.answer();
  await Promise.all(waiting);
  expect(made.before('second')).toBeNull();
});

test('a cook with too many requests is told to wait, and nobody else', async () => {
  const { ask, workUntil } = planner();
  const all = [1, 2, 3, 4, 5].map((most) => ask('greedy', most));
  const refused = await failure(ask('greedy', 6));
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({
    status: 429,
    detail: 'You are asking for too many plans and swaps at once. Please wait a moment.',
    headers: { 'retry-after': '2' },
  });
  all.push(ask('patient', 11));
  await workUntil(6);
  await Promise.all(all);
  const again = ask('greedy', 7);
  await workUntil(7);
  expect(await again).toEqual([]);
});

test('five greedy cooks crowd nobody out, and the whole queue has a limit', async () => {
  const { planner: made, ask, asked } = planner();
  const all = [1, 2, 3, 4, 5].flatMap((cook) =>
    [1, 2, 3, 4, 5].map(() => failure(ask(`greedy ${cook}`, cook))),
  );
  await expect.poll(() => asked().length).toBe(1);
  expect(await Promise.race(all), 'a greedy cook').toMatchObject({ status: 503 });
  const waiting = made.waiting();
  all.push(failure(ask('patient', 11)));
  expect(made.waiting()).toBe(waiting + 1);
  for (let cook = 0; cook < 200; cook += 1) all.push(failure(ask(`crowd ${cook}`, 21)));
  expect(made.waiting()).toBe(201);
  expect(await failure(ask('late', 31))).toMatchObject({
    status: 503,
    detail: 'Many other weeks are being planned right now. Please try again in a moment.',
    headers: { 'retry-after': '2' },
  });
  await made.close();
  await Promise.all(all);
});

test('what nobody waits for any more is not started', async () => {
  const { ask, asked, workUntil } = planner();
  const gone = new AbortController();
  const first = ask('greedy', 1);
  const given = failure(ask('greedy', 2, gone.signal));
  const last = ask('patient', 11);
  await expect.poll(() => asked().length).toBe(1);
  gone.abort();
  expect(await given).toMatchObject({ status: 408 });
  expect(await failure(ask('greedy', 3, gone.signal))).toMatchObject({ status: 408 });
  await workUntil(2);
  await Promise.all([first, last]);
  expect(asked()).toEqual([1, 11]);
});

test('a running job that nobody waits for any more is told to stop, and the next one begins', async () => {
  const { ask, asked, workers, workUntil } = planner();
  const gone = new AbortController();
  const first = failure(ask('greedy', 1, gone.signal));
  const second = ask('patient', 11);
  await expect.poll(() => asked().length).toBe(1);
  workers[0]?.stop();
  gone.abort();
  expect(asked()).toEqual([1]);
  workers[0]?.stop();
  expect(await first).toMatchObject({ status: 408 });
  await expect.poll(() => asked().length).toBe(2);
  workers[0]?.stop();
  await workUntil(2);
  expect(await second).toEqual([]);
  expect(workers).toHaveLength(1);
});

test('when a worker exits, its job fails; waiting jobs go to a new one', async () => {
  const { ask, asked, workers, workUntil } = planner();
  const first = failure(ask('greedy', 1));
  const second = ask('patient', 11);
  await expect.poll(() => asked().length).toBe(1);
  workers[0]?.emit('error', new Error('out of memory'));
  expect(await first).toMatchObject({ message: 'out of memory' });
  await workUntil(2);
  expect(await second).toEqual([]);
  expect(workers.map((worker) => worker.asked)).toEqual([[1], [11]]);
});

test('a worker that is silent for too long is replaced, and its client told to try again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, asked, workers, workUntil } = planner();
  const first = failure(ask('greedy', 1));
  const second = ask('patient', 11);
  await expect.poll(() => asked().length).toBe(1);
  vi.advanceTimersByTime(25_000);
  expect(await first).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  await workUntil(2);
  expect(await second).toEqual([]);
  expect(workers).toHaveLength(2);
});

test('nothing keeps waiting when the server stops', async () => {
  const { planner: made, ask, asked } = planner();
  const all = [1, 2].map((most) => failure(ask('greedy', most)));
  await expect.poll(() => asked().length).toBe(1);
  await made.close();
  for (const error of await Promise.all(all))
    expect(error).toMatchObject({ message: 'The server is stopping.' });
});

test('two threads work at the same time, the second only if the first is busy', async () => {
  const { planner: made, ask, asked, workers } = planner(2);
  const first = ask('one', 1);
  await expect.poll(() => asked().length).toBe(1);
  workers[0]?.answer();
  await first;
  const all = [ask('one', 2), ask('two', 11), ask('three', 21)];
  await expect.poll(() => workers.map((worker) => worker.asked)).toEqual([[1, 2], [11]]);
  expect(made.waiting()).toBe(3);
  workers[1]?.answer();
  await expect
    .poll(() => workers.map((worker) => worker.asked))
    .toEqual([
      [1, 2],
      [11, 21],
    ]);
  workers[0]?.answer();
  workers[1]?.answer();
  await Promise.all(all);
});

test('a second thread ends when it was idle for a minute, and starts again when it is needed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, workers } = planner(2);
  const turn = async () => {
    const both = [ask('one', 1), ask('two', 2)];
    await vi.waitFor(() => expect(workers.at(-1)?.asked.length).toBeGreaterThan(0));
    for (const worker of workers) worker.answer();
    await Promise.all(both);
  };
  await turn();
  await vi.advanceTimersByTimeAsync(59_000);
  await turn();
  expect(workers).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await turn();
  expect(workers).toHaveLength(3);
});

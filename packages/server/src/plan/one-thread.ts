import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Candidate } from '@larder/domain/planner';
import { requestGivenUp, unavailable } from '../platform/http/problem.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import type { FromWorker, PlannerWorkerData, ToWorker } from './planner-messages.ts';

/** The worker's code: built beside dist/main.js, or started from the sources. */
const WORKER = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './planner-worker-source.mjs' : './planner-worker.js',
    import.meta.url,
  ),
);
/** After this much silence, a worker is given up on. */
const SILENT_MS = 25_000;

/** A catalogue's recipes in chunks. */
export type RecipeReader = (catalogue: CatalogueSnapshot) => AsyncIterable<readonly Candidate[]>;

/** The parts of a worker thread used here. */
export type PlannerWorker = Pick<Worker, 'postMessage' | 'on' | 'unref' | 'terminate'>;

export type StartWorker = (data: PlannerWorkerData) => PlannerWorker;

interface Asked {
  readonly id: number;
  readonly done: (answer: FromWorker) => void;
  readonly fail: (error: Error) => void;
}

/** A worker thread that does one job at a time. The first job starts it; it is restarted after a failure. */
export interface OneThread {
  /** Whether it is working for a cook. */
  isBusy(): boolean;
  /** Does a job with a catalogue's recipes. Aborted jobs fail soon. */
  ask(
    catalogue: CatalogueSnapshot,
    asking: (id: number) => ToWorker,
    signal?: AbortSignal,
  ): Promise<FromWorker>;
  /** Ends the thread and fails its current job with this error. The next job starts another. */
  end(error: Error): Promise<void>;
}

/** Starts the planner's thread. */
export function startPlannerWorker(data: PlannerWorkerData): Worker {
  return new Worker(WORKER, { workerData: data });
}

/** A thread that has not started yet. */
export function makeOneThread(readRecipes: RecipeReader, startWorker: StartWorker): OneThread {
  const givenUp = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let worker: PlannerWorker | null = null;
  let loaded = '';
  let watch: NodeJS.Timeout | undefined;
  let next = 0;
  let asked: Asked | null = null;
  let isBusy = false;

  function start(): PlannerWorker {
    const started = startWorker({ givenUp });
    // An idle planner does not keep the process alive.
    started.unref();
    started.on('message', (message: FromWorker) => settle(message));
    started.on('error', (error) => giveUp(started, error));
    started.on('exit', () => giveUp(started, new Error('The planner exited.')));
    return started;
  }

  function settle(message: FromWorker): void {
    if (asked?.id !== message.id) return;
    const { done, fail } = asked;
    asked = null;
    clearTimeout(watch);
    if ('error' in message) fail(new Error(message.error));
    else if ('isGivenUp' in message) fail(requestGivenUp());
    else done(message);
  }

  function giveUp(ended: PlannerWorker, error: Error): void {
    if (ended !== worker) return;
    worker = null;
    loaded = '';
    clearTimeout(watch);
    const { fail } = asked ?? {};
    asked = null;
    fail?.(error);
    void ended.terminate();
  }

  function watchOver(watched: PlannerWorker): void {
    clearTimeout(watch);
    // Usually the machine is too busy: the request is not at fault and may be retried.
    watch = setTimeout(() => giveUp(watched, unavailable()), SILENT_MS);
    watch.unref();
  }

  /** Sends the worker the recipes unless it has them. Other requests are served between chunks. */
  async function load(catalogue: CatalogueSnapshot): Promise<void> {
    worker ??= start();
    if (loaded === catalogue.version) return;
    loaded = '';
    send({ type: 'catalogue' });
    for await (const recipes of readRecipes(catalogue)) send({ type: 'recipes', recipes });
    if (worker) loaded = catalogue.version;
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const send = (message: ToWorker) => worker?.postMessage(message);

  async function answerTo(asking: (id: number) => ToWorker, signal?: AbortSignal): Promise<FromWorker> {
    if (signal?.aborted) throw requestGivenUp();
    const id = (next += 1);
    // A busy thread reads no messages, so it is signalled through shared memory.
    const giveUpJob = (): void => void Atomics.store(givenUp, 0, id);
    signal?.addEventListener('abort', giveUpJob, { once: true });
    try {
      return await new Promise((done, fail) => {
        if (!worker) throw new Error('The planner exited.');
        asked = { id, done, fail };
        watchOver(worker);
        send(asking(id));
      });
    } finally {
      signal?.removeEventListener('abort', giveUpJob);
    }
  }

  return {
    isBusy: () => isBusy,
    async ask(catalogue, asking, signal) {
      isBusy = true;
      try {
        await load(catalogue);
        return await answerTo(asking, signal);
      } finally {
        isBusy = false;
      }
    },
    async end(error) {
      const ended = worker;
      if (!ended) return;
      giveUp(ended, error);
      await ended.terminate();
    },
  };
}

import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import type {
  FromWorker,
  PlannerWorkerData,
  PlanRequest,
  SwapRequest,
  ToWorker,
} from './planner-messages.ts';
import type { Candidate, Effort, Plan } from '@larder/domain/planner';
import { requestGivenUp, unavailable } from '../platform/http/problem.ts';
import { makePlannerQueue, type Asker } from './planner-queue.ts';

/** The worker's code: built beside dist/main.js, or started from the sources. */
const WORKER = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './planner-worker-source.mjs' : './planner-worker.js',
    import.meta.url,
  ),
);
/** After this much silence a worker is given up. */
const SILENT_MS = 25_000;

/** Makes plans without blocking the server. Cooks take turns. A job whose client has gone ends soon, and the next one begins. */
export interface Planner {
  /** Counts a cook's request from its first query to its answer; 429 if there are too many at once. */
  admit<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>;
  /** The best plan from a catalogue's recipes. */
  plan(asker: Asker, catalogue: CatalogueSnapshot, request: PlanRequest): Promise<Plan>;
  /** The best recipes of a catalogue for one meal of a week. */
  swaps(asker: Asker, catalogue: CatalogueSnapshot, request: SwapRequest): Promise<readonly Candidate[]>;
  /** How many jobs are running or waiting. */
  waiting(): number;
  close(): Promise<void>;
}

/** A catalogue's recipes in chunks. */
export type RecipeReader = (catalogue: CatalogueSnapshot) => AsyncIterable<readonly Candidate[]>;

/** The parts of a worker thread used here. */
export type PlannerWorker = Pick<Worker, 'postMessage' | 'on' | 'unref' | 'terminate'>;

interface Asked {
  readonly id: number;
  readonly done: (answer: FromWorker) => void;
  readonly fail: (error: Error) => void;
}

/** Starts the planner's thread. */
export function startPlannerWorker(data: PlannerWorkerData): Worker {
  return new Worker(WORKER, { workerData: data });
}

/** A worker thread with its queue. It is started by the first plan and restarted after a failure. */
export function makePlannerThread(
  readRecipes: RecipeReader,
  effort: Effort | undefined = undefined,
  startWorker: (data: PlannerWorkerData) => PlannerWorker = startPlannerWorker,
): Planner {
  const queue = makePlannerQueue();
  const givenUp = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let worker: PlannerWorker | null = null;
  let loaded = '';
  let watch: NodeJS.Timeout | undefined;
  let next = 0;
  let asked: Asked | null = null;

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
    // It is mostly the machine that is too busy: not an error of the request, which may be tried again.
    watch = setTimeout(() => giveUp(watched, unavailable()), SILENT_MS);
    watch.unref();
  }

  /** Sends the worker the recipes unless it has them. Between two chunks other requests are served. */
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

  async function ask(asking: (id: number) => ToWorker, signal?: AbortSignal): Promise<FromWorker> {
    if (signal?.aborted) throw requestGivenUp();
    const id = (next += 1);
    // A thread that computes reads no messages, but shared memory.
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

  /** Asks when it is the cook's turn and the worker has this catalogue's recipes. */
  const askInTurn = (
    asker: Asker,
    catalogue: CatalogueSnapshot,
    asking: (id: number) => ToWorker,
  ): Promise<FromWorker> =>
    queue.inTurn(asker, async () => {
      await load(catalogue);
      return ask(asking, asker.signal);
    });

  return {
    admit: (asker, work) => queue.admit(asker, work),
    async plan(asker, catalogue, request) {
      const answer = await askInTurn(asker, catalogue, (id) => ({
        type: 'plan',
        id,
        ...(effort && { effort }),
        ...request,
      }));
      if ('plan' in answer) return answer.plan;
      throw new Error('The planner gave an unexpected answer.');
    },
    async swaps(asker, catalogue, request) {
      const answer = await askInTurn(asker, catalogue, (id) => ({ type: 'swap', id, ...request }));
      if ('swaps' in answer) return answer.swaps;
      throw new Error('The planner gave an unexpected answer.');
    },
    waiting: () => queue.size(),
    async close() {
      const stops = new Error('The server is stopping.');
      queue.clear(stops);
      const ended = worker;
      if (!ended) return;
      giveUp(ended, stops);
      await ended.terminate();
    },
  };
}

import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { unavailable } from '../platform/http/problem.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import type { FromWorker, PlanPains, PlanRequest, SwapRequest, ToWorker } from './planner-messages.ts';
import type { Candidate, Plan } from './planner/model.ts';
import { EFFORT } from './planner/plan.ts';

/** The thread's code: built beside dist/main.js, or started from the sources. */
const WORKER = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './planner-worker-source.mjs' : './planner-worker.js',
    import.meta.url,
  ),
);
/** So many plans may wait; anyone after that is asked to try again. */
const MOST_WAITING = 20;
/** A little less than the three seconds that a plan may take: HiGHS looks at the clock only now and then. */
const PAINS: PlanPains = { starts: EFFORT.starts, seconds: 2.7 };
/** A thread that is silent for so long is given up. */
const SILENT_MS = 25_000;

/** Makes plans without holding up anything else. */
export interface Planner {
  /** The best plan from the recipes of a catalogue. */
  plan(catalogue: CatalogueSnapshot, request: PlanRequest): Promise<Plan>;
  /** The best recipes of a catalogue for one meal of a week. */
  swaps(catalogue: CatalogueSnapshot, request: SwapRequest): Promise<readonly Candidate[]>;
  close(): Promise<void>;
}

/** The recipes of a catalogue, bit by bit. */
export type RecipeReader = (catalogue: CatalogueSnapshot) => AsyncIterable<readonly Candidate[]>;

interface Waiting {
  readonly done: (answer: FromWorker) => void;
  readonly fail: (error: Error) => void;
}

/** A thread with its queue. It is started by the first plan and again after a fault. */
export function makePlannerThread(readRecipes: RecipeReader, pains: PlanPains = PAINS): Planner {
  let worker: Worker | null = null;
  let loaded = '';
  let loading: Promise<void> = Promise.resolve();
  let watch: NodeJS.Timeout | undefined;
  let next = 0;
  let coming = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = new Worker(WORKER);
    // A planner that has nothing to do keeps no process alive.
    started.unref();
    started.on('message', (message: FromWorker) => settle(message));
    started.on('error', (error) => giveUp(started, error));
    started.on('exit', () => giveUp(started, new Error('The planner ended.')));
    return started;
  }

  function settle(message: FromWorker): void {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    watchOver();
    if ('error' in message) asked?.fail(new Error(message.error));
    else asked?.done(message);
  }

  function giveUp(ended: Worker, error: Error): void {
    if (ended !== worker) return;
    worker = null;
    loaded = '';
    clearTimeout(watch);
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
    void ended.terminate();
  }

  function watchOver(): void {
    clearTimeout(watch);
    const watched = worker;
    if (waiting.size === 0 || !watched) return;
    watch = setTimeout(() => giveUp(watched, new Error('The planner was silent for too long.')), SILENT_MS);
    watch.unref();
  }

  /** Gives the thread the recipes, unless it has them. Between two bits others get their turn. */
  async function load(catalogue: CatalogueSnapshot): Promise<void> {
    worker ??= start();
    if (loaded === catalogue.version) return;
    loaded = '';
    tell({ type: 'catalogue' });
    for await (const recipes of readRecipes(catalogue)) tell({ type: 'recipes', recipes });
    if (worker) loaded = catalogue.version;
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const tell = (message: ToWorker) => worker?.postMessage(message);

  function ask(asking: (id: number) => ToWorker): Promise<FromWorker> {
    return new Promise((done, fail) => {
      const id = (next += 1);
      const message = asking(id);
      waiting.set(id, { done, fail });
      watchOver();
      if (worker) tell(message);
      else settle({ id, error: 'The planner ended.' });
    });
  }

  /** Asks when the thread has the recipes of this catalogue. */
  async function askWith(
    catalogue: CatalogueSnapshot,
    asking: (id: number) => ToWorker,
  ): Promise<FromWorker> {
    if (coming >= MOST_WAITING) throw unavailable();
    coming += 1;
    try {
      // The next caller loads only after this was asked: nobody plans with half a catalogue.
      const asked = loading.then(() => load(catalogue)).then(() => ({ answer: ask(asking) }));
      loading = asked.then(
        () => undefined,
        () => undefined,
      );
      return await (
        await asked
      ).answer;
    } finally {
      coming -= 1;
    }
  }

  return {
    async plan(catalogue, request) {
      // When others wait already, the last refinement is left out.
      const seconds = () => (waiting.size > 0 ? 0 : pains.seconds);
      const answer = await askWith(catalogue, (id) => ({
        type: 'plan',
        id,
        ...pains,
        seconds: seconds(),
        ...request,
      }));
      if ('plan' in answer) return answer.plan;
      throw new Error('The planner answered something else.');
    },
    async swaps(catalogue, request) {
      const answer = await askWith(catalogue, (id) => ({ type: 'swap', id, ...request }));
      if ('swaps' in answer) return answer.swaps;
      throw new Error('The planner answered something else.');
    },
    async close() {
      const ended = worker;
      if (!ended) return;
      giveUp(ended, new Error('The server stops.'));
      await ended.terminate();
    },
  };
}

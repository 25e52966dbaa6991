import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import type { FromWorker, PlanPains, PlanRequest, SwapRequest, ToWorker } from './planner-messages.ts';
import { EFFORT, type Candidate, type Plan } from '@larder/domain/planner';
import { makePlannerQueue, type Asker } from './planner-queue.ts';

/** The thread's code: built beside dist/main.js, or started from the sources. */
const WORKER = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './planner-worker-source.mjs' : './planner-worker.js',
    import.meta.url,
  ),
);
/** A little less than the three seconds that a plan may take: HiGHS looks at the clock only now and then. */
const PAINS: PlanPains = { starts: EFFORT.starts, seconds: 2.7 };
/** A thread that is silent for so long is given up. */
const SILENT_MS = 25_000;

/** Makes plans without holding up anything else. Cooks take turns. */
export interface Planner {
  /** Counts something that a cook asks for, from its first question to its answer; 429 when that is too much at once. */
  admit<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>;
  /** The best plan from the recipes of a catalogue. */
  plan(asker: Asker, catalogue: CatalogueSnapshot, request: PlanRequest): Promise<Plan>;
  /** The best recipes of a catalogue for one meal of a week. */
  swaps(asker: Asker, catalogue: CatalogueSnapshot, request: SwapRequest): Promise<readonly Candidate[]>;
  /** How many are being made or wait. */
  waiting(): number;
  close(): Promise<void>;
}

/** The recipes of a catalogue, bit by bit. */
export type RecipeReader = (catalogue: CatalogueSnapshot) => AsyncIterable<readonly Candidate[]>;

/** What is used of a thread. */
export type PlannerWorker = Pick<Worker, 'postMessage' | 'on' | 'unref' | 'terminate'>;

interface Asked {
  readonly id: number;
  readonly done: (answer: FromWorker) => void;
  readonly fail: (error: Error) => void;
}

/** A thread with its queue. It is started by the first plan and again after a fault. */
export function makePlannerThread(
  readRecipes: RecipeReader,
  pains: PlanPains = PAINS,
  startWorker: () => PlannerWorker = () => new Worker(WORKER),
): Planner {
  const queue = makePlannerQueue();
  let worker: PlannerWorker | null = null;
  let loaded = '';
  let watch: NodeJS.Timeout | undefined;
  let next = 0;
  let asked: Asked | null = null;

  function start(): PlannerWorker {
    const started = startWorker();
    // A planner that has nothing to do keeps no process alive.
    started.unref();
    started.on('message', (message: FromWorker) => settle(message));
    started.on('error', (error) => giveUp(started, error));
    started.on('exit', () => giveUp(started, new Error('The planner ended.')));
    return started;
  }

  function settle(message: FromWorker): void {
    if (asked?.id !== message.id) return;
    const { done, fail } = asked;
    asked = null;
    clearTimeout(watch);
    if ('error' in message) fail(new Error(message.error));
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
    watch = setTimeout(() => giveUp(watched, new Error('The planner was silent for too long.')), SILENT_MS);
    watch.unref();
  }

  /** Gives the thread the recipes, unless it has them. Between two bits other requests get their turn. */
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
      if (!worker) throw new Error('The planner ended.');
      const id = (next += 1);
      asked = { id, done, fail };
      watchOver(worker);
      tell(asking(id));
    });
  }

  /** Asks when it is the cook's turn, and the thread has the recipes of this catalogue. */
  const askInTurn = (
    asker: Asker,
    catalogue: CatalogueSnapshot,
    asking: (id: number) => ToWorker,
  ): Promise<FromWorker> =>
    queue.inTurn(asker, async () => {
      await load(catalogue);
      return ask(asking);
    });

  return {
    admit: (asker, work) => queue.admit(asker, work),
    async plan(asker, catalogue, request) {
      // When others wait already, the last refinement is left out.
      const { starts } = pains;
      const seconds = queue.isCrowded() ? 0 : pains.seconds;
      const answer = await askInTurn(asker, catalogue, (id) => ({
        type: 'plan',
        id,
        starts,
        seconds,
        ...request,
      }));
      if ('plan' in answer) return answer.plan;
      throw new Error('The planner answered something else.');
    },
    async swaps(asker, catalogue, request) {
      const answer = await askInTurn(asker, catalogue, (id) => ({ type: 'swap', id, ...request }));
      if ('swaps' in answer) return answer.swaps;
      throw new Error('The planner answered something else.');
    },
    waiting: () => queue.size(),
    async close() {
      const stops = new Error('The server stops.');
      queue.clear(stops);
      const ended = worker;
      if (!ended) return;
      giveUp(ended, stops);
      await ended.terminate();
    },
  };
}

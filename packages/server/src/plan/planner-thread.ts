import { availableParallelism } from 'node:os';
import type { Candidate, Effort, Plan } from '@larder/domain/planner';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import {
  makeOneThread,
  startPlannerWorker,
  type OneThread,
  type RecipeReader,
  type StartWorker,
} from './one-thread.ts';
import type { FromWorker, PlanRequest, SwapRequest, ToWorker } from './planner-messages.ts';
import { makePlannerQueue, type Asker } from './planner-queue.ts';

/** As many plans at a time as the machine has cores to spare, but at least two. */
export const THREADS = Math.max(2, availableParallelism() - 1);
/** Each thread holds the catalogue, so all but the first end after this long without a job. */
const IDLE_MS = 60_000;

/** Makes plans without blocking the server. Cooks take turns. A job whose client has gone ends soon, and the next one starts. */
export interface Planner {
  /** Counts a cook's request from its first query to its answer; 429 if there are too many at once. */
  admit<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>;
  /** The best plan with a catalogue's recipes. */
  plan(asker: Asker, catalogue: CatalogueSnapshot, request: PlanRequest): Promise<Plan>;
  /** The best recipes of a catalogue for one meal of a week. */
  swaps(asker: Asker, catalogue: CatalogueSnapshot, request: SwapRequest): Promise<readonly Candidate[]>;
  /** How many jobs of others start before this cook's first; null if the cook has none waiting. */
  before(userId: string): number | null;
  /** How many jobs are running or waiting. */
  waiting(): number;
  close(): Promise<void>;
}

/** Worker threads that share a queue. A thread is started when a job finds the others busy. */
export function makePlannerThread(
  readRecipes: RecipeReader,
  effort: Effort | undefined = undefined,
  startWorker: StartWorker = startPlannerWorker,
  threads = THREADS,
): Planner {
  const queue = makePlannerQueue(threads);
  const all = Array.from({ length: threads }, () => makeOneThread(readRecipes, startWorker));
  const idle = new Map<OneThread, NodeJS.Timeout>();

  /** Asks the first free thread, so that as few as possible are in use. */
  async function askFree(
    { signal }: Asker,
    catalogue: CatalogueSnapshot,
    asking: (id: number) => ToWorker,
  ): Promise<FromWorker> {
    const free = all.find((thread) => !thread.isBusy());
    if (!free) throw new Error('The planner has no free thread.');
    clearTimeout(idle.get(free));
    try {
      return await free.ask(catalogue, asking, signal);
    } finally {
      if (free !== all[0]) endWhenIdle(free);
    }
  }

  function endWhenIdle(thread: OneThread): void {
    const end = () => void (thread.isBusy() || thread.end(new Error('The planner was idle.')));
    idle.set(thread, setTimeout(end, IDLE_MS).unref());
  }

  const askInTurn: typeof askFree = (asker, catalogue, asking) =>
    queue.inTurn(asker, () => askFree(asker, catalogue, asking));

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
      throw new Error('The planner returned an unexpected answer.');
    },
    async swaps(asker, catalogue, request) {
      const answer = await askInTurn(asker, catalogue, (id) => ({ type: 'swap', id, ...request }));
      if ('swaps' in answer) return answer.swaps;
      throw new Error('The planner returned an unexpected answer.');
    },
    before: (userId) => queue.before(userId),
    waiting: () => queue.size(),
    async close() {
      const stops = new Error('The server is stopping.');
      queue.clear(stops);
      for (const timer of idle.values()) clearTimeout(timer);
      await Promise.all(all.map((thread) => thread.end(stops)));
    },
  };
}

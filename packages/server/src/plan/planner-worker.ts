import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, PlannerWorkerData, ToWorker } from './planner-messages.ts';
import { bestSwaps, EFFORT, faultsOf, GivenUp, plan, type Candidate } from '@larder/domain/planner';
import { loadSolver } from './solver/solver.ts';

/** HiGHS stops at its node limit, or when a plan's time is up. */
const NODES = 500;

/** The planner's worker thread. It holds one catalogue's recipes and makes one plan after another. */
const port = parentPort;
if (!port) throw new Error('The planner must run in a worker thread of the server.');
const answer = (message: FromWorker) => port.postMessage(message);
const { givenUp } = workerData as PlannerWorkerData;
const solver = loadSolver();
let recipes: Candidate[] = [];

async function work(message: ToWorker): Promise<void> {
  if (message.type === 'catalogue') recipes = [];
  else if (message.type === 'recipes') recipes.push(...message.recipes);
  else if (message.type === 'swap') answer(findSwaps(message));
  else answer(await makePlan(message));
}

function findSwaps({ id, own = [], pantry, wishes, ...wish }: ToWorker & { type: 'swap' }): FromWorker {
  try {
    return { id, swaps: bestSwaps([...recipes, ...own], pantry, wishes, wish) };
  } catch (error) {
    return failure(id, error);
  }
}

async function makePlan({
  id,
  own = [],
  pantry,
  wishes,
  candidates = 0,
  starts,
  seconds,
}: ToWorker & { type: 'plan' }): Promise<FromWorker> {
  try {
    const solve = await solver;
    const started = performance.now();
    const left = () => seconds - (performance.now() - started) / 1000;
    const finish = seconds > 0 ? { solve, nodes: NODES, seconds: left } : null;
    const known = [...recipes, ...own];
    const made = plan(known, pantry, wishes, {
      finish,
      effort: { ...EFFORT, starts },
      candidates,
      isGivenUp: () => Atomics.load(givenUp, 0) === id,
    });
    const faults = faultsOf(made, { candidates: known, pantry, wishes });
    return faults.length > 0 ? { id, error: `A plan with faults: ${faults.join('; ')}` } : { id, plan: made };
  } catch (error) {
    return failure(id, error);
  }
}

function failure(id: number, error: unknown): FromWorker {
  if (error instanceof GivenUp) return { id, isGivenUp: true };
  return { id, error: error instanceof Error ? error.message : String(error) };
}

// One message at a time: while HiGHS is loading, no newer catalogue may interfere.
let last = Promise.resolve();
port.on('message', (message: ToWorker) => {
  last = last.then(() => work(message));
});

import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, PlannerWorkerData, ToWorker } from './planner-messages.ts';
import { bestSwaps, EFFORT, faultsOf, GivenUp, plan, type Candidate } from '@larder/domain/planner';

/** The planner's worker thread. It holds one catalogue's recipes and makes one plan after another. */
const port = parentPort;
if (!port) throw new Error('The planner must run in a worker thread of the server.');
const answer = (message: FromWorker) => port.postMessage(message);
const { givenUp } = workerData as PlannerWorkerData;
let recipes: Candidate[] = [];

// On Linux this lowers only this thread's priority, so that plain reads do not wait for a plan.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 15));

function work(message: ToWorker): void {
  if (message.type === 'catalogue') recipes = [];
  else if (message.type === 'recipes') recipes.push(...message.recipes);
  else if (message.type === 'swap') answer(findSwaps(message));
  else answer(makePlan(message));
}

function findSwaps({ id, own = [], pantry, wishes, ...wish }: ToWorker & { type: 'swap' }): FromWorker {
  try {
    return { id, swaps: bestSwaps([...recipes, ...own], pantry, wishes, wish) };
  } catch (error) {
    return failure(id, error);
  }
}

function makePlan({
  id,
  own = [],
  pantry,
  wishes,
  candidates = 0,
  effort = EFFORT,
}: ToWorker & { type: 'plan' }): FromWorker {
  try {
    const known = [...recipes, ...own];
    const made = plan(known, pantry, wishes, {
      effort,
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

port.on('message', work);

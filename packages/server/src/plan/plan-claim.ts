import { setTimeout } from 'node:timers/promises';
import { v4 as uuid } from 'uuid';
import type { Connection } from '../platform/database/connection.ts';
import { Problem, requestGivenUp } from '../platform/http/problem.ts';
import { claimPlan, releasePlan } from './meal-plan.store.ts';
import type { Asker } from './planner-queue.ts';

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 25_000;

/**
 * Makes one plan of a user at a time, on however many servers. While another is being made, `find` polls for its
 * result, until the client has gone; if there is none, the work is done afterwards. 503 once it has taken `patienceMs`.
 */
export async function whileClaimed<Result>(
  db: Connection,
  { userId, signal }: Asker,
  find: () => Promise<Result | null>,
  work: () => Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const token = uuid();
  const end = Date.now() + patienceMs;
  while (!(await claimPlan(db, userId, token))) {
    if (Date.now() > end) throw stillPlanning();
    await setTimeout(LOOK_EVERY_MS);
    if (signal?.aborted) throw requestGivenUp();
    const found = await find();
    if (found) return found;
  }
  try {
    // The previous holder of the claim may just have made it.
    return (await find()) ?? (await work());
  } finally {
    await releasePlan(db, userId, token);
  }
}

/** Nothing is broken: other weeks of this cook wait for their turn. */
const stillPlanning = (): Problem =>
  new Problem(503, 'Another week of yours is still being planned. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  });

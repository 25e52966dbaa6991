import { setTimeout } from 'node:timers/promises';
import { v4 as uuid } from 'uuid';
import type { Connection } from '../platform/database/connection.ts';
import { requestGivenUp, unavailable } from '../platform/http/problem.ts';
import { claimPlan, releasePlan } from './meal-plan.store.ts';
import type { Asker } from './planner-queue.ts';

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 25_000;

/**
 * Makes one plan of a user at a time, on however many servers. While another is being made, `find` polls for its
 * result, until the client has gone; if there is none, the work is done afterwards.
 */
export async function whileClaimed<Result>(
  db: Connection,
  { userId, signal }: Asker,
  find: () => Promise<Result | null>,
  work: () => Promise<Result>,
): Promise<Result> {
  const token = uuid();
  const end = Date.now() + PATIENCE_MS;
  while (!(await claimPlan(db, userId, token))) {
    if (Date.now() > end) throw unavailable();
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

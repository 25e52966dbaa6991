import { setTimeout } from 'node:timers/promises';
import { v4 as uuid } from 'uuid';
import type { Connection } from '../platform/database/connection.ts';
import { unavailable } from '../platform/http/problem.ts';
import { claimPlan, releasePlan } from './meal-plan.store.ts';

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 25_000;

/**
 * Makes a user's plan on one server at a time. While another server holds the claim, `find` polls for its
 * result; if there is none, the work is done here afterwards.
 */
export async function whileClaimed<Result>(
  db: Connection,
  userId: string,
  find: () => Promise<Result | null>,
  work: () => Promise<Result>,
): Promise<Result> {
  const token = uuid();
  const end = Date.now() + PATIENCE_MS;
  while (!(await claimPlan(db, userId, token))) {
    if (Date.now() > end) throw unavailable();
    await setTimeout(LOOK_EVERY_MS);
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

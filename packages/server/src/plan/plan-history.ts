import { isDeepStrictEqual } from 'node:util';
import { LIMITS } from '@larder/domain';
import type { Connection } from '../platform/database/connection.ts';
import { Problem } from '../platform/http/problem.ts';
import { lockMealPlan, readMealPlan, saveMealPlan, type KeptPlanRow } from './meal-plan.store.ts';
import {
  addPreviousPlan,
  keepPlaces,
  readPlaces,
  readPreviousPlans,
  type PlacedPlan,
  type PreviousPlanRow,
} from './previous-plan.store.ts';

/** How long a replaced plan can be restored. */
const KEPT_MS = 24 * 60 * 60 * 1000;

type Replaced = Pick<PreviousPlanRow, 'replacedAt'>;

/** When a plan can no longer be restored. */
export const endOf = ({ replacedAt }: Replaced) => new Date(replacedAt.getTime() + KEPT_MS);

export const isAvailable = (row: Replaced, now: Date) => endOf(row) > now;

/**
 * Stores a plan in place of the last one, which is kept unless it had no meals. Plans that the cook had undone
 * move behind it: a new plan loses nothing, and the one it replaced is the closest to restore. 409 if it keeps
 * meals of the plan `seen`, but another device has changed that since.
 */
export async function replacePlan(
  db: Connection,
  userId: string,
  made: KeptPlanRow,
  seen: KeptPlanRow | null = null,
): Promise<void> {
  const last = await lockMealPlan(db, userId);
  if (seen && !isDeepStrictEqual(last?.plan, seen.plan)) throw changedMeanwhile();
  const moment = made.madeAt;
  const kept = (await readPlaces(db, userId)).filter((row) => isAvailable(row, moment));
  const { before, after } = around(kept);
  const hasMeals = last !== null && last.plan.meals.length > 0;
  if (hasMeals) await addPreviousPlan(db, userId, { ...last, replacedAt: moment, place: 0 });
  const order = [...before, ...after, ...(hasMeals ? [{ id: last.id }] : [])].slice(-LIMITS.keptPlans.max);
  await keepPlaces(db, userId, placed(order, []));
  await saveMealPlan(db, userId, made);
}

/** Takes a plan out of the history, and moves the current one and everything in between to its other side. */
export async function stepTo(
  db: Connection,
  userId: string,
  current: KeptPlanRow,
  wanted: Pick<PlacedPlan, 'id' | 'place'> & { now: Date },
): Promise<void> {
  const rows = await readPlaces(db, userId);
  const kept = rows.filter((row) => row.id === wanted.id || isAvailable(row, wanted.now));
  const { before, after } = around(kept);
  const hasMeals = current.plan.meals.length > 0;
  if (hasMeals) await addPreviousPlan(db, userId, { ...current, replacedAt: wanted.now, place: 0 });
  const all = [...before, ...(hasMeals ? [{ id: current.id }] : []), ...after];
  const at = all.findIndex(({ id }) => id === wanted.id);
  await keepPlaces(db, userId, placed(all.slice(0, at), all.slice(at + 1)));
}

const changedMeanwhile = () =>
  new Problem(409, 'Your plan was changed on another device meanwhile. Please try again.');

/** The recipes in all of a user's plans, current and replaced, including those put aside and remembered. */
export async function idsInPlans(db: Connection, userId: string): Promise<ReadonlySet<number>> {
  const current = await readMealPlan(db, userId);
  const rows = [...(current ? [current] : []), ...(await readPreviousPlans(db, userId))];
  return new Set(
    rows.flatMap(({ plan: { meals, recent = [] } }) => {
      const putAside = meals.flatMap(({ leftovers }) => leftovers?.instead ?? []);
      return [...meals, ...putAside, ...recent].map(({ id }) => id);
    }),
  );
}

const around = (kept: readonly PlacedPlan[]) => ({
  before: kept.filter(({ place }) => place < 0),
  after: kept.filter(({ place }) => place > 0),
});

const placed = (before: readonly { id: string }[], after: readonly { id: string }[]) => [
  ...before.map(({ id }, index) => ({ id, place: index - before.length })),
  ...after.map(({ id }, index) => ({ id, place: index + 1 })),
];

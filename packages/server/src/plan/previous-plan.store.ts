import { and, asc, eq, getTableColumns, notInArray } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { previousMealPlans } from '../platform/database/schema.ts';
import { withRealDays } from './real-days.ts';

/** A plan that was replaced. */
export type PreviousPlanRow = Readonly<Omit<typeof previousMealPlans.$inferSelect, 'userId'>>;

/** A stored plan, and its position. */
export type PlacedPlan = Pick<PreviousPlanRow, 'id' | 'place' | 'replacedAt'>;

/** All stored plans of any age, from first to last. */
export async function readPreviousPlans(db: Connection, userId: string): Promise<PreviousPlanRow[]> {
  const { userId: _owner, ...kept } = getTableColumns(previousMealPlans);
  const rows = await db
    .select(kept)
    .from(previousMealPlans)
    .where(eq(previousMealPlans.userId, userId))
    .orderBy(asc(previousMealPlans.place));
  return rows.map(withRealDays);
}

/** The positions of all stored plans, from first to last. */
export async function readPlaces(db: Connection, userId: string): Promise<PlacedPlan[]> {
  const { id, place, replacedAt } = previousMealPlans;
  return db
    .select({ id, place, replacedAt })
    .from(previousMealPlans)
    .where(eq(previousMealPlans.userId, userId))
    .orderBy(asc(place));
}

/** One stored plan; null if it does not exist. */
export async function readPreviousPlan(
  db: Connection,
  userId: string,
  id: string,
): Promise<PreviousPlanRow | null> {
  const { userId: _owner, ...kept } = getTableColumns(previousMealPlans);
  const [row] = await db
    .select(kept)
    .from(previousMealPlans)
    .where(and(eq(previousMealPlans.userId, userId), eq(previousMealPlans.id, id)));
  return row ? withRealDays(row) : null;
}

/** Stores a plan that is being replaced. */
export async function addPreviousPlan(db: Connection, userId: string, row: PreviousPlanRow): Promise<void> {
  await db.insert(previousMealPlans).values({ userId, ...row });
}

/** Keeps only these, each at its position. */
export async function keepPlaces(
  db: Connection,
  userId: string,
  kept: readonly Pick<PlacedPlan, 'id' | 'place'>[],
): Promise<void> {
  const { userId: owner, id } = previousMealPlans;
  const ids = kept.map((plan) => plan.id);
  await db.delete(previousMealPlans).where(and(eq(owner, userId), notInArray(id, ids)));
  for (const { id: planId, place } of kept) {
    await db
      .update(previousMealPlans)
      .set({ place })
      .where(and(eq(owner, userId), eq(id, planId)));
  }
}

/** Changes the content of a replaced plan. */
export async function updatePreviousPlan(
  db: Connection,
  userId: string,
  { id, plan }: Pick<PreviousPlanRow, 'id' | 'plan'>,
): Promise<void> {
  await db
    .update(previousMealPlans)
    .set({ plan })
    .where(and(eq(previousMealPlans.userId, userId), eq(previousMealPlans.id, id)));
}

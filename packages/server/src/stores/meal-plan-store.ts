import { eq, getTableColumns } from 'drizzle-orm';
import { mealPlans } from '../database/schema.ts';
import type { Connection } from './connection.ts';

/** A plan with what it was made from. */
export type KeptPlanRow = Readonly<Omit<typeof mealPlans.$inferSelect, 'userId'>>;

/** Null: the user has made none yet. */
export async function readMealPlan(db: Connection, userId: string): Promise<KeptPlanRow | null> {
  const { userId: _owner, ...kept } = getTableColumns(mealPlans);
  const [row] = await db.select(kept).from(mealPlans).where(eq(mealPlans.userId, userId));
  return row ?? null;
}

/** Keeps a plan in the place of the last one. */
export async function saveMealPlan(db: Connection, userId: string, row: KeptPlanRow): Promise<void> {
  await db
    .insert(mealPlans)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: mealPlans.userId, set: row });
}

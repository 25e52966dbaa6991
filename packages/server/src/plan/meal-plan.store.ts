import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { mealPlans, planClaims } from '../platform/database/schema.ts';

/** A plan with what it was made from. */
export type KeptPlanRow = Readonly<Omit<typeof mealPlans.$inferSelect, 'userId'>>;

/** Null: the user has made none yet. */
export async function readMealPlan(db: Connection, userId: string): Promise<KeptPlanRow | null> {
  const { userId: _owner, ...kept } = getTableColumns(mealPlans);
  const [row] = await db.select(kept).from(mealPlans).where(eq(mealPlans.userId, userId));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockMealPlan(db: Connection, userId: string): Promise<KeptPlanRow | null> {
  const { userId: _owner, ...kept } = getTableColumns(mealPlans);
  const [row] = await db.select(kept).from(mealPlans).where(eq(mealPlans.userId, userId)).for('update');
  return row ?? null;
}

/** Keeps a plan in the place of the last one. */
export async function saveMealPlan(db: Connection, userId: string, row: KeptPlanRow): Promise<void> {
  await db
    .insert(mealPlans)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: mealPlans.userId, set: row });
}

/** How long a claim holds when nobody gives it back: longer than any plan takes. */
const CLAIMED_SECONDS = 30;

/** Claims the making of a user's plan under a token of one's own. False: somebody else is at it. */
export async function claimPlan(db: Connection, userId: string, token: string): Promise<boolean> {
  const until = sql`now() + make_interval(secs => ${CLAIMED_SECONDS})`;
  const claimed = await db
    .insert(planClaims)
    .values({ userId, token, until })
    .onConflictDoUpdate({
      target: planClaims.userId,
      set: { token, until },
      setWhere: sql`${planClaims.until} < now()`,
    })
    .returning({ userId: planClaims.userId });
  return claimed.length > 0;
}

/** Gives a claim back, if it still is one's own. */
export async function releasePlan(db: Connection, userId: string, token: string): Promise<void> {
  await db.delete(planClaims).where(and(eq(planClaims.userId, userId), eq(planClaims.token, token)));
}

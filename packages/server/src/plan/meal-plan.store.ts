import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { mealPlans, planClaims } from '../platform/database/schema.ts';
import { withRealDays } from './real-days.ts';

/** A plan with its inputs. */
export type KeptPlanRow = Readonly<Omit<typeof mealPlans.$inferSelect, 'userId'>>;

/** A user's plan; null if there is none yet. */
export async function readMealPlan(db: Connection, userId: string): Promise<KeptPlanRow | null> {
  const { userId: _owner, ...kept } = getTableColumns(mealPlans);
  const [row] = await db.select(kept).from(mealPlans).where(eq(mealPlans.userId, userId));
  return row ? withRealDays(row) : null;
}

/** The same, locked until the end of the transaction. */
export async function lockMealPlan(db: Connection, userId: string): Promise<KeptPlanRow | null> {
  const { userId: _owner, ...kept } = getTableColumns(mealPlans);
  const [row] = await db.select(kept).from(mealPlans).where(eq(mealPlans.userId, userId)).for('update');
  return row ? withRealDays(row) : null;
}

/** Stores a plan, replacing the last one. */
export async function saveMealPlan(db: Connection, userId: string, row: KeptPlanRow): Promise<void> {
  await db
    .insert(mealPlans)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: mealPlans.userId, set: row });
}

/** How long a claim lasts if it is never released: longer than any plan takes. */
const CLAIMED_SECONDS = 30;

/** Claims the right to make a user's plan, with the caller's own token. False if it is taken. */
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

/** Releases a claim if it is still held. */
export async function releasePlan(db: Connection, userId: string, token: string): Promise<void> {
  await db.delete(planClaims).where(and(eq(planClaims.userId, userId), eq(planClaims.token, token)));
}

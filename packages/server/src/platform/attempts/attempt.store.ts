import { and, eq, lt, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { authAttempts } from '../database/schema.ts';

/** A counted attempt, with the start of its window; or the end of a window that is full. */
export type Reservation = { readonly windowStartedAt: Date } | { readonly fullUntil: Date };

/**
 * Counts an attempt under a key unless `most` are already counted, in one statement, so that none slips in between
 * reading and writing.
 */
export async function reserveAttempt(
  db: Connection,
  key: string,
  { most, windowMs }: { readonly most: number; readonly windowMs: number },
  now: Date,
): Promise<Reservation> {
  const lastEnded = new Date(now.getTime() - windowMs);
  const isOver = sql`${authAttempts.windowStartedAt} <= ${lastEnded}`;
  const [reserved] = await db
    .insert(authAttempts)
    .values({ key, failures: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: authAttempts.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${authAttempts.failures} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${authAttempts.windowStartedAt} end`,
      },
      setWhere: sql`${isOver} or ${authAttempts.failures} < ${most}`,
    })
    .returning({ windowStartedAt: authAttempts.windowStartedAt });
  if (reserved) return reserved;
  const [full] = await db.select().from(authAttempts).where(eq(authAttempts.key, key));
  return { fullUntil: new Date((full?.windowStartedAt ?? now).getTime() + windowMs) };
}

/** Releases a reserved attempt, if its window is still current. */
export async function takeBackAttempt(db: Connection, key: string, windowStartedAt: Date): Promise<void> {
  await db
    .update(authAttempts)
    .set({ failures: sql`greatest(${authAttempts.failures} - 1, 0)` })
    .where(and(eq(authAttempts.key, key), eq(authAttempts.windowStartedAt, windowStartedAt)));
}

/** Deletes the windows that began before this time. */
export async function deleteOldAttempts(db: Connection, before: Date): Promise<void> {
  await db.delete(authAttempts).where(lt(authAttempts.windowStartedAt, before));
}

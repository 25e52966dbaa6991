import { eq, lt, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { authAttempts } from '../database/schema.ts';

const WINDOW_MS = 60_000;

export interface Attempts {
  readonly failures: number;
  /** When the running minute is over and counting starts again. */
  readonly endsAt: Date;
}

/** The failures under a key in its running minute. */
export async function readAttempts(db: Connection, key: string, now: Date): Promise<Attempts> {
  const [row] = await db.select().from(authAttempts).where(eq(authAttempts.key, key));
  const endsAt = new Date((row?.windowStartedAt.getTime() ?? 0) + WINDOW_MS);
  return { failures: row && endsAt > now ? row.failures : 0, endsAt };
}

/** Counts one more attempt under a key and says how many there are now. */
export async function countAttempt(db: Connection, key: string, now: Date): Promise<Attempts> {
  const windowStart = new Date(now.getTime() - WINDOW_MS);
  const isOver = sql`${authAttempts.windowStartedAt} <= ${windowStart}`;
  const [row] = await db
    .insert(authAttempts)
    .values({ key, failures: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: authAttempts.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${authAttempts.failures} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${authAttempts.windowStartedAt} end`,
      },
    })
    .returning();
  const { failures, windowStartedAt } = row ?? { failures: 1, windowStartedAt: now };
  return { failures, endsAt: new Date(windowStartedAt.getTime() + WINDOW_MS) };
}

/** Takes an attempt back that was no failure. */
export async function forgiveAttempt(db: Connection, key: string): Promise<void> {
  await db
    .update(authAttempts)
    .set({ failures: sql`greatest(${authAttempts.failures} - 1, 0)` })
    .where(eq(authAttempts.key, key));
}

/** Forgets minutes that are over. */
export async function deleteOldAttempts(db: Connection, now: Date): Promise<void> {
  await db.delete(authAttempts).where(lt(authAttempts.windowStartedAt, new Date(now.getTime() - WINDOW_MS)));
}

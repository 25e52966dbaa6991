import { and, eq, gte, lt } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { removals } from '../database/schema.ts';

type Row = typeof removals.$inferSelect;

/** How long a removal can be undone. */
export const RESTORABLE_MS = 24 * 60 * 60 * 1000;

/** Remembers what was removed from an address, and forgets what is too old to be brought back. */
export async function rememberRemoval(
  db: Connection,
  userId: string,
  { thing, content }: Pick<Row, 'thing' | 'content'>,
  now: Date,
): Promise<void> {
  const removal = { removedAt: now, restoredAt: null, content };
  await db
    .delete(removals)
    .where(and(eq(removals.userId, userId), lt(removals.removedAt, restorableSince(now))));
  await db
    .insert(removals)
    .values({ userId, thing, ...removal })
    .onConflictDoUpdate({ target: [removals.userId, removals.thing], set: removal });
}

/** What was removed from an address last, held until the transaction ends. Null: nothing within a day. */
export async function holdRemoval<Content extends Row['content']>(
  db: Connection,
  userId: string,
  thing: string,
  now: Date,
): Promise<{ readonly restoredAt: Date | null; readonly content: Content } | null> {
  const [row] = await db
    .select({ restoredAt: removals.restoredAt, content: removals.content })
    .from(removals)
    .where(and(ofThing(userId, thing), gte(removals.removedAt, restorableSince(now))))
    .for('update');
  // What is kept under an address was put there by the code that asks for it.
  return row ? { restoredAt: row.restoredAt, content: row.content as Content } : null;
}

/** Says that a removal was undone. */
export async function noteRestored(db: Connection, userId: string, thing: string, now: Date): Promise<void> {
  await db.update(removals).set({ restoredAt: now }).where(ofThing(userId, thing));
}

const ofThing = (userId: string, thing: string) =>
  and(eq(removals.userId, userId), eq(removals.thing, thing));

const restorableSince = (now: Date) => new Date(now.getTime() - RESTORABLE_MS);

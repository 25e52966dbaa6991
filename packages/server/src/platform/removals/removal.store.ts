import { and, desc, eq, gte, inArray, like, lt } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { removals } from '../database/schema.ts';

type Row = typeof removals.$inferSelect;

/** How long a removal can be undone. */
export const RESTORABLE_MS = 24 * 60 * 60 * 1000;

/** Of each kind of thing, more than anybody removes in a day: who adds and removes on must not fill the disk within it. */
const MOST_OF_A_KIND = 10_000;

/** Records a removal by path, and deletes expired ones and the oldest of too many. */
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
  const prefix = thing.slice(0, thing.indexOf('/') + 1);
  await keepLatestRemovals(db, userId, { prefix, most: MOST_OF_A_KIND });
}

/** Deletes all but the latest removals whose paths begin like this. */
export async function keepLatestRemovals(
  db: Connection,
  userId: string,
  { prefix, most }: { readonly prefix: string; readonly most: number },
): Promise<void> {
  const older = db
    .select({ thing: removals.thing })
    .from(removals)
    .where(and(eq(removals.userId, userId), like(removals.thing, `${prefix}%`)))
    .orderBy(desc(removals.removedAt), desc(removals.thing))
    .offset(most);
  await db.delete(removals).where(and(eq(removals.userId, userId), inArray(removals.thing, older)));
}

/** A path's latest removal, locked until the transaction ends. Null if there was none within a day. */
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
  // The stored value was written by the same code that reads it.
  return row ? { restoredAt: row.restoredAt, content: row.content as Content } : null;
}

/** Marks a removal as undone. */
export async function noteRestored(db: Connection, userId: string, thing: string, now: Date): Promise<void> {
  await db.update(removals).set({ restoredAt: now }).where(ofThing(userId, thing));
}

const ofThing = (userId: string, thing: string) =>
  and(eq(removals.userId, userId), eq(removals.thing, thing));

const restorableSince = (now: Date) => new Date(now.getTime() - RESTORABLE_MS);

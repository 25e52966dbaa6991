import { LIMITS } from '@larder/domain';
import { and, asc, count, desc, eq, gte, inArray, max } from 'drizzle-orm';
import type { Connection } from '../../platform/database/connection.ts';
import { cookings } from '../../platform/database/schema.ts';

/** One time that a user cooked a recipe. */
export type Cooking = Omit<typeof cookings.$inferSelect, 'userId'>;

/** Records cookings, and forgets the oldest of too many. */
export async function insertCookings(
  db: Connection,
  userId: string,
  some: readonly Cooking[],
): Promise<void> {
  if (some.length === 0) return;
  await db.insert(cookings).values(some.map((cooking) => ({ userId, ...cooking })));
  const tooMany = db
    .select({ id: cookings.id })
    .from(cookings)
    .where(eq(cookings.userId, userId))
    .orderBy(desc(cookings.cookedAt), desc(cookings.id))
    .offset(LIMITS.cookings.max);
  await db.delete(cookings).where(and(eq(cookings.userId, userId), inArray(cookings.id, tooMany)));
}

/** How many cookings a user has. */
export async function countCookings(db: Connection, userId: string): Promise<number> {
  const [row] = await db.select({ many: count() }).from(cookings).where(eq(cookings.userId, userId));
  return row?.many ?? 0;
}

/** Every time that a user cooked a recipe. */
export async function readCookings(
  db: Connection,
  userId: string,
  recipeId: number,
): Promise<Pick<Cooking, 'cookedOn' | 'servings'>[]> {
  return db
    .select({ cookedOn: cookings.cookedOn, servings: cookings.servings })
    .from(cookings)
    .where(and(eq(cookings.userId, userId), eq(cookings.recipeId, recipeId)));
}

/** Deletes the cooking recorded by a deed. */
export async function deleteCookingBy(db: Connection, userId: string, deed: string): Promise<void> {
  await db.delete(cookings).where(and(eq(cookings.userId, userId), eq(cookings.deed, deed)));
}

/** One time that a user cooked this recipe; null if none has this id. */
export async function readCooking(
  db: Connection,
  userId: string,
  { recipeId, id }: Pick<Cooking, 'recipeId' | 'id'>,
): Promise<Pick<Cooking, 'deed'> | null> {
  const [row] = await db
    .select({ deed: cookings.deed })
    .from(cookings)
    .where(and(eq(cookings.userId, userId), eq(cookings.id, id), eq(cookings.recipeId, recipeId)));
  return row ?? null;
}

/** How often a recipe was cooked, and the last date. */
export async function readCookedTimes(
  db: Connection,
  userId: string,
  recipeId: number,
): Promise<{ readonly times: number; readonly last: string | null }> {
  const [row] = await db
    .select({ times: count(), last: max(cookings.cookedOn) })
    .from(cookings)
    .where(and(eq(cookings.userId, userId), eq(cookings.recipeId, recipeId)));
  return row ?? { times: 0, last: null };
}

/** The recipes cooked on or after this day, each once. */
export async function readCookedSince(db: Connection, userId: string, day: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: cookings.recipeId })
    .from(cookings)
    .where(and(eq(cookings.userId, userId), gte(cookings.cookedOn, day)))
    .orderBy(asc(cookings.recipeId));
  return rows.map(({ id }) => id);
}

import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/database/connection.ts';
import { recipePhotos } from '../../platform/database/schema.ts';
import { RESTORABLE_MS } from '../../platform/removals/removal.store.ts';

/** A photo to be stored. */
export type Photo = Omit<typeof recipePhotos.$inferSelect, 'userId' | 'removedAt'>;

/** The widths that a photo is stored in. */
export type PhotoSize = 'small' | 'large';

const shownOf = (userId: string, recipeId: number) =>
  and(eq(recipePhotos.userId, userId), eq(recipePhotos.recipeId, recipeId), isNull(recipePhotos.removedAt));

/** The photo that a recipe shows: its id and the hash of the uploaded file. Null if there is none. */
export async function readShownPhoto(
  db: Connection,
  userId: string,
  recipeId: number,
): Promise<Pick<Photo, 'id' | 'sentHash'> | null> {
  const [row] = await db
    .select({ id: recipePhotos.id, sentHash: recipePhotos.sentHash })
    .from(recipePhotos)
    .where(shownOf(userId, recipeId));
  return row ?? null;
}

/** The bytes of a photo in one size; null if the user has no photo with this id. */
export async function readPhotoFile(
  db: Connection,
  userId: string,
  id: string,
  size: PhotoSize,
): Promise<Buffer | null> {
  const [row] = await db
    .select({ file: recipePhotos[size] })
    .from(recipePhotos)
    .where(and(eq(recipePhotos.userId, userId), eq(recipePhotos.id, id), isNull(recipePhotos.removedAt)));
  return row?.file ?? null;
}

/** How many photos a user has, and their size in bytes, without those that were removed. */
export async function readPhotoUse(db: Connection, userId: string): Promise<{ many: number; bytes: number }> {
  const { small, large } = recipePhotos;
  const bytes = sql<number>`coalesce(sum(octet_length(${small}) + octet_length(${large})), 0)`;
  const [row] = await db
    .select({ many: count(), bytes: bytes.mapWith(Number) })
    .from(recipePhotos)
    .where(and(eq(recipePhotos.userId, userId), isNull(recipePhotos.removedAt)));
  return row ?? { many: 0, bytes: 0 };
}

export async function insertPhoto(db: Connection, userId: string, photo: Photo): Promise<void> {
  await db.insert(recipePhotos).values({ userId, ...photo });
}

/** Removes the photo that a recipe shows. False if it shows none. */
export async function removePhoto(
  db: Connection,
  userId: string,
  recipeId: number,
  now: Date,
): Promise<boolean> {
  const removed = await db
    .update(recipePhotos)
    .set({ removedAt: now })
    .where(shownOf(userId, recipeId))
    .returning({ id: recipePhotos.id });
  return removed.length > 0;
}

/** Far more than a cook removes in a day: who keeps replacing a photo must not fill the disk. */
const MOST_REMOVED = 200;

/** Deletes the removed photos that can no longer be restored, and the oldest of too many. */
export async function deleteRemoved(db: Connection, userId: string, now: Date): Promise<void> {
  const tooMany = db
    .select({ id: recipePhotos.id })
    .from(recipePhotos)
    .where(and(eq(recipePhotos.userId, userId), isNotNull(recipePhotos.removedAt)))
    .orderBy(desc(recipePhotos.removedAt), desc(recipePhotos.addedAt))
    .offset(MOST_REMOVED);
  const isGone = or(lt(recipePhotos.removedAt, restorableSince(now)), inArray(recipePhotos.id, tooMany));
  await db.delete(recipePhotos).where(and(eq(recipePhotos.userId, userId), isGone));
}

/** The photo of a recipe that was removed last, if that can still be undone. */
export async function readRemovedPhoto(
  db: Connection,
  userId: string,
  recipeId: number,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ id: recipePhotos.id })
    .from(recipePhotos)
    .where(
      and(
        eq(recipePhotos.userId, userId),
        eq(recipePhotos.recipeId, recipeId),
        isNotNull(recipePhotos.removedAt),
        gte(recipePhotos.removedAt, restorableSince(now)),
      ),
    )
    .orderBy(desc(recipePhotos.removedAt), desc(recipePhotos.addedAt))
    .limit(1);
  return row?.id ?? null;
}

/** Shows a removed photo again. */
export async function showPhoto(db: Connection, userId: string, id: string): Promise<void> {
  await db
    .update(recipePhotos)
    .set({ removedAt: null })
    .where(and(eq(recipePhotos.userId, userId), eq(recipePhotos.id, id)));
}

const restorableSince = (now: Date) => new Date(now.getTime() - RESTORABLE_MS);

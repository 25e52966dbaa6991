import { and, count, desc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
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

export async function countPhotos(db: Connection, userId: string): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(recipePhotos)
    .where(and(eq(recipePhotos.userId, userId), isNull(recipePhotos.removedAt)));
  return row?.many ?? 0;
}

export async function insertPhoto(db: Connection, userId: string, photo: Photo): Promise<void> {
  await db.insert(recipePhotos).values({ userId, ...photo });
}

/** Removes the photo that a recipe shows. False if it shows none. Deletes those that can no longer be restored. */
export async function removePhoto(
  db: Connection,
  userId: string,
  recipeId: number,
  now: Date,
): Promise<boolean> {
  await db
    .delete(recipePhotos)
    .where(and(eq(recipePhotos.userId, userId), lt(recipePhotos.removedAt, restorableSince(now))));
  const removed = await db
    .update(recipePhotos)
    .set({ removedAt: now })
    .where(shownOf(userId, recipeId))
    .returning({ id: recipePhotos.id });
  return removed.length > 0;
}

/** A recipe's last removed photo, if the removal can still be undone. */
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

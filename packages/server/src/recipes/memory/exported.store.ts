import type { components } from '@larder/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { isReadableBy } from '../../platform/access/readable-recipes.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { cookings, recipeMemories, recipePhotos, recipes } from '../../platform/database/schema.ts';

type ExportedMemory = components['schemas']['ExportedMemory'];

/** Everything a user's kitchen remembers about recipes that the user can read, by recipe. Of a photo, its id. */
export async function readAllMemories(db: Connection, userId: string): Promise<ExportedMemory[]> {
  // Sequential: a transaction has one connection.
  const opinions = await db.select().from(recipeMemories).where(eq(recipeMemories.userId, userId));
  const cooked = await db
    .select()
    .from(cookings)
    .where(eq(cookings.userId, userId))
    .orderBy(asc(cookings.cookedAt), asc(cookings.id));
  const photos = await db
    .select({ recipeId: recipePhotos.recipeId, id: recipePhotos.id })
    .from(recipePhotos)
    .where(and(eq(recipePhotos.userId, userId), isNull(recipePhotos.removedAt)));
  const ids = [...new Set([...opinions, ...cooked, ...photos].map(({ recipeId }) => recipeId))];
  if (ids.length === 0) return [];
  const known = await db
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(and(inArray(recipes.id, ids), isReadableBy(userId)))
    .orderBy(asc(recipes.id));
  const opinionOf = new Map(opinions.map((opinion) => [opinion.recipeId, opinion]));
  const photoOf = new Map(photos.map((photo) => [photo.recipeId, photo.id]));
  const cookedOf = new Map<number, ExportedMemory['cooked']>(ids.map((id) => [id, []]));
  for (const { recipeId, cookedOn, servings } of cooked)
    cookedOf.get(recipeId)?.push({ date: cookedOn, servings });
  return known.map(({ id, title }) => ({
    recipe_id: id,
    title,
    rating: opinionOf.get(id)?.rating ?? null,
    notes: opinionOf.get(id)?.notes ?? null,
    cooked: cookedOf.get(id) ?? [],
    photo: photoOf.get(id) ?? null,
  }));
}

/** A photo as an export has it. Its bytes never change, and it stays readable for a day after it was removed. */
export async function readExportedPhoto(db: Connection, userId: string, id: string): Promise<string> {
  const [photo] = await db
    .select({ large: recipePhotos.large })
    .from(recipePhotos)
    .where(and(eq(recipePhotos.userId, userId), eq(recipePhotos.id, id)));
  if (!photo) throw new Error('A photo was deleted while it was exported');
  return `data:image/webp;base64,${photo.large.toString('base64')}`;
}

import type { components } from '@larder/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { isReadableBy } from '../../platform/access/readable-recipes.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { cookings, recipeMemories, recipePhotos, recipes } from '../../platform/database/schema.ts';

type ExportedMemory = components['schemas']['ExportedMemory'];

/** Everything a user's kitchen remembers about recipes that the user can read, by recipe. */
export async function readAllMemories(db: Connection, userId: string): Promise<ExportedMemory[]> {
  // Sequential: a transaction has one connection.
  const opinions = await db.select().from(recipeMemories).where(eq(recipeMemories.userId, userId));
  const cooked = await db
    .select()
    .from(cookings)
    .where(eq(cookings.userId, userId))
    .orderBy(asc(cookings.cookedAt), asc(cookings.id));
  const photos = await db
    .select({ recipeId: recipePhotos.recipeId, large: recipePhotos.large })
    .from(recipePhotos)
    .where(and(eq(recipePhotos.userId, userId), isNull(recipePhotos.removedAt)));
  const ids = [...new Set([...opinions, ...cooked, ...photos].map(({ recipeId }) => recipeId))];
  if (ids.length === 0) return [];
  const known = await db
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(and(inArray(recipes.id, ids), isReadableBy(userId)))
    .orderBy(asc(recipes.id));
  return known.map(({ id, title }) => {
    const isOf = ({ recipeId }: { readonly recipeId: number }) => recipeId === id;
    const opinion = opinions.find(isOf);
    const photo = photos.find(isOf);
    return {
      recipe_id: id,
      title,
      rating: opinion?.rating ?? null,
      notes: opinion?.notes ?? null,
      cooked: cooked.filter(isOf).map(({ cookedOn, servings }) => ({ date: cookedOn, servings })),
      photo: photo ? `data:image/webp;base64,${photo.large.toString('base64')}` : null,
    };
  });
}

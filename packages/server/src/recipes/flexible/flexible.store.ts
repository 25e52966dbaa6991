import { and, asc, eq, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import { isFlexible } from '../../platform/access/readable-recipes.ts';
import type { Connection } from '../../platform/database/connection.ts';
import {
  listRecipes,
  recipeMemories,
  recipePhotos,
  recipes,
  removals,
  type RemovedEntry,
  type RemovedList,
} from '../../platform/database/schema.ts';

/** Which of these ids belong to other recipes than this user's flexible dinners: another user's, or written ones. */
export async function takenIds(
  db: Connection,
  userId: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(
      and(
        inArray(recipes.id, [...ids]),
        or(isNull(recipes.ownerId), ne(recipes.ownerId, userId), not(isFlexible)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** A cook's flexible dinners; `isHeld` prevents them from being added to lists until the transaction ends. */
export async function readFlexibleIds(db: Connection, userId: string, isHeld = false): Promise<number[]> {
  const query = db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.ownerId, userId), isFlexible))
    .orderBy(asc(recipes.id))
    .$dynamic();
  const rows = await (isHeld ? query.for('update') : query);
  return rows.map(({ id }) => id);
}

/** The recipes on a cook's lists, and those that can still be restored to them. */
export async function readListedIds(db: Connection, userId: string): Promise<ReadonlySet<number>> {
  const listed = await db
    .select({ id: listRecipes.recipeId })
    .from(listRecipes)
    .where(eq(listRecipes.userId, userId));
  const { content } = removals;
  const removed = await db
    .select({ content })
    .from(removals)
    .where(
      and(
        eq(removals.userId, userId),
        or(sql`jsonb_exists(${content}, 'recipeId')`, sql`jsonb_exists(${content}, 'recipes')`),
      ),
    );
  const ids = removed.flatMap(({ content: gone }) => {
    const { recipeId, recipes: entries = [] } = gone as Partial<RemovedEntry> & Partial<RemovedList>;
    return [...(recipeId === undefined ? [] : [recipeId]), ...entries.map((entry) => entry.recipeId)];
  });
  return new Set([...listed.map(({ id }) => id), ...ids]);
}

/** The recipes that a cook has rated, written notes about or photographed. */
export async function readRememberedIds(db: Connection, userId: string): Promise<ReadonlySet<number>> {
  const thought = db.select({ id: recipeMemories.recipeId }).from(recipeMemories);
  const taken = db.select({ id: recipePhotos.recipeId }).from(recipePhotos);
  const rows = await thought
    .where(eq(recipeMemories.userId, userId))
    .unionAll(taken.where(eq(recipePhotos.userId, userId)));
  return new Set(rows.map(({ id }) => id));
}

import { and, eq, inArray } from 'drizzle-orm';
import { isReadableBy } from '../platform/access/readable-recipes.ts';
import type { Connection } from '../platform/database/connection.ts';
import { listRecipes, lists, recipes, type RemovedList } from '../platform/database/schema.ts';
import { insertList } from './list.store.ts';

/** Deletes a locked list and returns everything needed to restore it. */
export async function takeList(db: Connection, userId: string, id: string): Promise<RemovedList> {
  const entries = await db
    .select({ recipeId: listRecipes.recipeId, addedAt: listRecipes.addedAt })
    .from(listRecipes)
    .where(and(eq(listRecipes.userId, userId), eq(listRecipes.listId, id)));
  const [gone] = await db
    .delete(lists)
    .where(and(eq(lists.userId, userId), eq(lists.id, id)))
    .returning({
      name: lists.name,
      nameKey: lists.nameKey,
      description: lists.description,
      createdAt: lists.createdAt,
    });
  if (!gone) throw new Error('A locked list is gone');
  return {
    ...gone,
    createdAt: gone.createdAt.toISOString(),
    recipes: entries.map(({ recipeId, addedAt }) => ({ recipeId, addedAt: addedAt.toISOString() })),
  };
}

/** Restores a deleted list with those of its recipes that still exist. False if its name is taken. */
export async function putListBack(
  db: Connection,
  userId: string,
  id: string,
  { name, nameKey, description, createdAt, recipes: entries }: RemovedList,
): Promise<boolean> {
  const list = { id, name, nameKey, description, createdAt: new Date(createdAt) };
  if (!(await insertList(db, userId, list))) return false;
  const wanted = entries.map(({ recipeId }) => recipeId);
  if (wanted.length === 0) return true;
  const held = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(inArray(recipes.id, wanted), isReadableBy(userId)))
    .for('key share');
  const there = new Set(held.map((recipe) => recipe.id));
  const rows = entries
    .filter(({ recipeId }) => there.has(recipeId))
    .map(({ recipeId, addedAt }) => ({ userId, listId: id, recipeId, addedAt: new Date(addedAt) }));
  if (rows.length > 0) await db.insert(listRecipes).values(rows);
  return true;
}

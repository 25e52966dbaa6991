import { and, count, eq, gt, inArray, not, sql } from 'drizzle-orm';
import { isFlexible } from '../../platform/access/readable-recipes.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { preparedOnce } from '../../platform/database/prepared-once.ts';
import { listRecipes, lists, recipeIngredients, recipes, users } from '../../platform/database/schema.ts';
import { selectFacts, withLines, type RecipeFacts } from '../catalogue/catalogue.store.ts';
import type { RecipeRows } from './own-rows.ts';

/**
 * What every search asks about its cook's own recipes. Building the SQL is a large part of asking, so it is done once
 * for each database. Without names, nothing is kept in the connections.
 */
const queriesOn = preparedOnce((db) => {
  const userId = sql.placeholder('userId');
  const isOwn = eq(recipes.ownerId, userId);
  const isNewer = gt(recipes.ownerVersion, sql.placeholder('since'));
  return {
    version: db
      .select({ version: users.ownRecipesVersion })
      .from(users)
      .where(eq(users.id, userId))
      .prepare(''),
    // One value, because the query builder maps every row.
    ids: db
      .select({ ids: sql<number[]>`coalesce(json_agg(${recipes.id}), '[]')` })
      .from(recipes)
      .where(isOwn)
      .prepare(''),
    written: selectFacts(db, and(isOwn, isNewer)!).prepare(''),
  };
});

/** How often a user's own recipes have changed: 0 for a user who never had any. */
export async function readOwnVersion(db: Connection, userId: string): Promise<number> {
  const [user] = await queriesOn(db).version.execute({ userId });
  return user?.version ?? 0;
}

/** Changes to a user's own recipes since a version. */
export interface OwnChanges {
  readonly version: number;
  /** The existing ones. */
  readonly ids: ReadonlySet<number>;
  /** Those written since. */
  readonly written: readonly RecipeFacts[];
}

/**
 * A user's own recipes as of a version, with those written since an earlier one. Each statement sees that version at least,
 * and no less than the one before. So they need no transaction, which would double them: whatever changes in between has
 * a later version, and is read again with that.
 */
export async function readOwnChanges(
  db: Connection,
  userId: string,
  { since, version }: { since: number; version: number },
): Promise<OwnChanges> {
  const { ids, written } = queriesOn(db);
  const [there] = await ids.execute({ userId });
  const rows = await written.execute({ userId, since });
  return { version, ids: new Set(there?.ids), written: rows.map(withLines) };
}

/** How many recipes a user has written. */
export async function countWritten(db: Connection, userId: string): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(recipes)
    .where(and(eq(recipes.ownerId, userId), not(isFlexible)));
  return row?.many ?? 0;
}

/**
 * Increments the version of a user's own recipes, which serialises changes until the transaction ends. Null
 * if there is no such user.
 */
export async function countOwnChange(db: Connection, userId: string): Promise<number | null> {
  const [user] = await db
    .update(users)
    .set({ ownRecipesVersion: sql`${users.ownRecipesVersion} + 1` })
    .where(eq(users.id, userId))
    .returning({ version: users.ownRecipesVersion });
  return user?.version ?? null;
}

/** Inserts an own recipe at a version. False if its id is taken. */
export async function insertOwnRecipe(
  db: Connection,
  userId: string,
  version: number,
  { recipe, lines }: RecipeRows,
): Promise<boolean> {
  const made = await db
    .insert(recipes)
    .values({ ...recipe, ownerId: userId, ownerVersion: version })
    .onConflictDoNothing({ target: recipes.id })
    .returning({ id: recipes.id });
  if (made.length > 0 && lines.length > 0) await db.insert(recipeIngredients).values([...lines]);
  return made.length > 0;
}

/** Replaces an own recipe, which must be locked. */
export async function updateOwnRecipe(
  db: Connection,
  userId: string,
  version: number,
  { recipe, lines }: RecipeRows,
): Promise<void> {
  await db
    .update(recipes)
    .set({ ...recipe, ownerVersion: version })
    .where(and(eq(recipes.id, recipe.id), eq(recipes.ownerId, userId)));
  await db.delete(recipeIngredients).where(eq(recipeIngredients.recipeId, recipe.id));
  if (lines.length > 0) await db.insert(recipeIngredients).values([...lines]);
}

/** A recipe's place on a list. */
export interface Place {
  readonly listId: string;
  readonly addedAt: Date;
}

/** Deletes a user's own recipe, which must be locked, and its places on lists, which it returns. */
export async function deleteOwnRecipe(db: Connection, userId: string, id: number): Promise<Place[]> {
  const places = await db
    .delete(listRecipes)
    .where(and(eq(listRecipes.userId, userId), eq(listRecipes.recipeId, id)))
    .returning({ listId: listRecipes.listId, addedAt: listRecipes.addedAt });
  await db.delete(recipes).where(and(eq(recipes.id, id), eq(recipes.ownerId, userId)));
  return places;
}

/** Which of these lists the user still has, locked against deletion. */
export async function holdLists(
  db: Connection,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const held = await db
    .select({ id: lists.id })
    .from(lists)
    .where(and(eq(lists.userId, userId), inArray(lists.id, [...ids])))
    .for('key share');
  return new Set(held.map(({ id }) => id));
}

/** Puts a recipe back in its places on lists, which must be locked. */
export async function putOnLists(
  db: Connection,
  userId: string,
  recipeId: number,
  places: readonly Place[],
): Promise<void> {
  if (places.length === 0) return;
  await db
    .insert(listRecipes)
    .values(places.map(({ listId, addedAt }) => ({ userId, listId, recipeId, addedAt })))
    .onConflictDoNothing();
}

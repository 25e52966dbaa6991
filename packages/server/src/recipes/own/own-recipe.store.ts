import { and, count, eq, gt, inArray, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { isFlexible } from '../../platform/access/readable-recipes.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { preparedOnce } from '../../platform/database/prepared-once.ts';
import { listRecipes, lists, recipeIngredients, recipes, users } from '../../platform/database/schema.ts';
import { factColumns, withLines, type RecipeFacts } from '../catalogue/catalogue.store.ts';
import type { RecipeRows } from './own-rows.ts';

/** Columns as one JSON object, under the same names. */
const asJson = (columns: Readonly<Record<string, SQLWrapper>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), column]),
    sql`, `,
  )})`;

/**
 * What every search asks about its cook's own recipes, in one statement, so that all of it is of one moment. If nothing
 * has changed, PostgreSQL runs no more than the lookup of the user. Recipes come as one value, because the query builder
 * maps every row. Building the SQL is a large part of asking, so it is done once for each database; without a name,
 * nothing is kept in the connections.
 */
const queryOn = preparedOnce((db) => {
  const since = sql.placeholder('since');
  const isOwn = eq(recipes.ownerId, users.id);
  const ids = db
    .select({ all: sql`coalesce(json_agg(${recipes.id}), '[]')` })
    .from(recipes)
    .where(isOwn);
  const written = db
    .select({ all: sql`coalesce(json_agg(${asJson(factColumns)} order by ${recipes.id}), '[]')` })
    .from(recipes)
    .where(and(isOwn, gt(recipes.ownerVersion, since)));
  const ifChanged = <Value>(value: SQLWrapper) =>
    sql<Value | null>`case when ${users.ownRecipesVersion} <> ${since} then ${value} end`;
  return db
    .select({
      version: users.ownRecipesVersion,
      ids: ifChanged<readonly number[]>(ids),
      written: ifChanged<readonly Omit<RecipeFacts, 'lines'>[]>(written),
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('');
});

/** Changes to a user's own recipes. */
export interface OwnChanges {
  /** The version that they lead to. */
  readonly version: number;
  /** The existing ones. */
  readonly ids: ReadonlySet<number>;
  /** Those written since the version before. */
  readonly written: readonly RecipeFacts[];
}

/**
 * How often a user's own recipes have changed, 0 for a user who never had any; and what has changed since an earlier
 * version, null if nothing has.
 */
export async function readOwnChanges(
  db: Connection,
  userId: string,
  since: number,
): Promise<{ version: number; changes: OwnChanges | null }> {
  const [user] = await queryOn(db).execute({ userId, since });
  if (!user?.ids || !user.written) return { version: user?.version ?? 0, changes: null };
  const { version, ids, written } = user;
  return { version, changes: { version, ids: new Set(ids), written: written.map(withLines) } };
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

import { and, eq, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Connection } from '../platform/database/connection.ts';
import { recipeIngredients, recipes, users } from '../platform/database/schema.ts';
import { readFactsWhere, type RecipeFacts } from './catalogue/catalogue.store.ts';

/** A recipe as rows of the tables. */
export interface RecipeRows {
  readonly recipe: Omit<typeof recipes.$inferInsert, 'ownerId' | 'ownerVersion'>;
  readonly lines: readonly (typeof recipeIngredients.$inferInsert)[];
}

/** How often a user's own recipes have changed: 0 for one who has none, nor ever had. */
export async function readOwnVersion(db: Connection, userId: string): Promise<number> {
  const [user] = await db
    .select({ version: users.ownRecipesVersion })
    .from(users)
    .where(eq(users.id, userId));
  return user?.version ?? 0;
}

/** What has become of a user's own recipes since a version. */
export interface OwnChanges {
  readonly version: number;
  /** Those that there are. */
  readonly ids: ReadonlySet<number>;
  /** Those that were written since. */
  readonly written: readonly RecipeFacts[];
}

/** All of one moment of the database. */
export function readOwnChanges(database: NodePgDatabase, userId: string, since: number): Promise<OwnChanges> {
  const isOwn = eq(recipes.ownerId, userId);
  return database.transaction(
    async (db) => {
      const version = await readOwnVersion(db, userId);
      const there = await db.select({ id: recipes.id }).from(recipes).where(isOwn);
      const written = await readFactsWhere(db, and(isOwn, gt(recipes.ownerVersion, since))!);
      return { version, ids: new Set(there.map(({ id }) => id)), written };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Counts a change of a user's own recipes. They change one after the other from here until the transaction ends. Null: no such user. */
export async function countOwnChange(db: Connection, userId: string): Promise<number | null> {
  const [user] = await db
    .update(users)
    .set({ ownRecipesVersion: sql`${users.ownRecipesVersion} + 1` })
    .where(eq(users.id, userId))
    .returning({ version: users.ownRecipesVersion });
  return user?.version ?? null;
}

/** Writes a new recipe of a user's own as of a version. False when its id is taken. */
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

/** Writes a recipe of a user's own in the place of what it was. It must be held. */
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

/** Deletes a recipe of a user's own, and with it its place on lists. */
export async function deleteOwnRecipe(db: Connection, userId: string, id: number): Promise<void> {
  await db.delete(recipes).where(and(eq(recipes.id, id), eq(recipes.ownerId, userId)));
}

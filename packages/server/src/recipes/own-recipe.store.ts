import type { Unit } from '@larder/domain';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Connection } from '../platform/database/connection.ts';
import { ingredients, recipeIngredients, recipes, users, listRecipes } from '../platform/database/schema.ts';
import { readFactsWhere, type RecipeFacts } from './catalogue/catalogue.store.ts';

/** A recipe as table rows. */
export interface RecipeRows {
  readonly recipe: Omit<typeof recipes.$inferInsert, 'ownerId' | 'ownerVersion'>;
  readonly lines: readonly (typeof recipeIngredients.$inferInsert)[];
}

/** A line of a recipe as its cook wrote it. */
interface WrittenLine {
  readonly ingredient: string;
  readonly quantity: number;
  readonly unit: Unit;
  readonly notes: string | null;
}

/** All recipes of a user's own as they were written, with their lines, by id. */
export function readOwnRecipes(db: Connection, userId: string) {
  return db
    .select({
      id: recipes.id,
      title: recipes.title,
      country: recipes.country,
      prepTime: recipes.prepTime,
      cookTime: recipes.cookTime,
      waitingTime: recipes.waitingTime,
      waitingKind: recipes.waitingKind,
      servings: recipes.servings,
      difficulty: recipes.difficulty,
      spice: recipes.spice,
      course: recipes.course,
      appliances: recipes.appliances,
      instructions: recipes.instructions,
      sourceUrl: recipes.sourceUrl,
      lines: sql<readonly WrittenLine[]>`(
        select coalesce(json_agg(json_build_object('ingredient', ${ingredients.name}, 'quantity', quantity, 'unit', unit, 'notes', notes)
          order by position), '[]'::json)
        from ${recipeIngredients} join ${ingredients} on ${ingredients.id} = ingredient_id where recipe_id = ${recipes.id})`,
    })
    .from(recipes)
    .where(eq(recipes.ownerId, userId))
    .orderBy(asc(recipes.id));
}

/** How often a user's own recipes have changed: 0 for one who has none, nor ever had. */
export async function readOwnVersion(db: Connection, userId: string): Promise<number> {
  const [user] = await db
    .select({ version: users.ownRecipesVersion })
    .from(users)
    .where(eq(users.id, userId));
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

/** In one consistent snapshot. */
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

/** Deletes a recipe of a user's own, and with it its place on lists. It must be held. */
export async function deleteOwnRecipe(db: Connection, userId: string, id: number): Promise<void> {
  await db.delete(listRecipes).where(and(eq(listRecipes.userId, userId), eq(listRecipes.recipeId, id)));
  await db.delete(recipes).where(and(eq(recipes.id, id), eq(recipes.ownerId, userId)));
}

import { randomBytes } from 'node:crypto';
import type { IngredientIndex, Recipe } from '@larder/catalogue';
import { and, gte, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isShared } from '../../platform/access/readable-recipes.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { FIRST_IMPORTED_RECIPE_ID, recipeIngredients, recipes } from '../../platform/database/schema.ts';
import { readCatalogueVersion } from '../catalogue/catalogue.store.ts';
import { lineRows, recipeRow } from '../catalogue/rows.ts';
import { announce, lockCatalogue, seededVersion } from '../catalogue/seed.ts';
import { chunks, newValues } from '../catalogue/writing.ts';

/** How many recipes an import made, and how many it brought up to date. */
export interface Imported {
  readonly added: number;
  readonly updated: number;
}

/**
 * Writes imported recipes, all or none, and tells every running server. A recipe that was imported before, known by its
 * slug, keeps its id and with it its place in people's lists.
 */
export function writeRecipes(
  database: NodePgDatabase,
  imported: readonly Omit<Recipe, 'id'>[],
  index: IngredientIndex,
): Promise<Imported> {
  return database.transaction(async (db) => {
    await lockCatalogue(db);
    const known = await idsBySlug(db, imported);
    let next = await nextId(db);
    const complete = imported.map((recipe): Recipe => ({ ...recipe, id: known.get(recipe.slug) ?? next++ }));
    for (const some of chunks(complete)) {
      await db
        .insert(recipes)
        .values(some.map((recipe) => recipeRow(recipe)))
        .onConflictDoUpdate({ target: recipes.id, set: newValues(recipes) });
      const ids = some.map(({ id }) => id);
      await db.delete(recipeIngredients).where(inArray(recipeIngredients.recipeId, ids));
    }
    for (const some of chunks(complete.flatMap((recipe) => lineRows(recipe, index)))) {
      await db.insert(recipeIngredients).values(some);
    }
    const version = seededVersion(await readCatalogueVersion(db));
    await announce(db, `${version}+${randomBytes(6).toString('hex')}`);
    return { added: complete.length - known.size, updated: known.size };
  });
}

async function idsBySlug(
  db: Connection,
  imported: readonly Pick<Recipe, 'slug'>[],
): Promise<Map<string, number>> {
  const slugs = imported.map(({ slug }) => slug);
  const rows = await db
    .select({ id: recipes.id, slug: recipes.slug })
    .from(recipes)
    .where(inArray(recipes.slug, slugs));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

async function nextId(db: Connection): Promise<number> {
  const [row] = await db
    .select({ last: sql<number | null>`max(${recipes.id})` })
    .from(recipes)
    .where(and(gte(recipes.id, FIRST_IMPORTED_RECIPE_ID), isShared));
  return (row?.last ?? FIRST_IMPORTED_RECIPE_ID - 1) + 1;
}

import { randomBytes } from 'node:crypto';
import type { IngredientIndex, Recipe } from '@larder/domain/model';
import { and, gte, inArray, sql, isNull } from 'drizzle-orm';
import { isShared } from '../../platform/access/readable-recipes.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { transactPatiently, type PooledDatabase } from '../../platform/database/pool.ts';
import { FIRST_IMPORTED_RECIPE_ID, recipeIngredients, recipes } from '../../platform/database/schema.ts';
import { readCatalogueState } from '../catalogue/catalogue.store.ts';
import { lineRows, recipeRow } from '../catalogue/rows.ts';
import { announce, lockCatalogue, seededVersion } from '../catalogue/seed.ts';
import { chunks, newValues } from '../catalogue/writing.ts';

/** How many recipes an import created and updated. */
export interface Imported {
  readonly added: number;
  readonly updated: number;
}

/**
 * Writes imported recipes, all or none, and notifies running servers. A recipe imported before, identified by
 * slug, keeps its id, and with it its place on users' lists.
 */
export function writeRecipes(
  database: PooledDatabase,
  imported: readonly Omit<Recipe, 'id'>[],
  index: IngredientIndex,
): Promise<Imported> {
  return transactPatiently(database, async (db) => {
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
    const state = await readCatalogueState(db);
    const version = `${seededVersion(state?.version ?? null)}+${randomBytes(6).toString('hex')}`;
    await announce(db, { version, edition: state?.edition ?? 0 });
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
    .where(and(inArray(recipes.slug, slugs), isNull(recipes.retiredAt)));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

async function nextId(db: Connection): Promise<number> {
  const [row] = await db
    .select({ last: sql<number | null>`max(${recipes.id})` })
    .from(recipes)
    .where(and(gte(recipes.id, FIRST_IMPORTED_RECIPE_ID), isShared));
  return (row?.last ?? FIRST_IMPORTED_RECIPE_ID - 1) + 1;
}

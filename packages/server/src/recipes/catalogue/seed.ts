import { CATALOGUE, catalogueVersion, IngredientIndex, type Catalogue } from '@larder/catalogue';
import { lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Connection } from '../../platform/database/connection.ts';
import {
  catalogueState,
  FIRST_IMPORTED_RECIPE_ID,
  ingredients,
  presetIngredients,
  recipeIngredients,
  recipes,
} from '../../platform/database/schema.ts';
import { readCatalogueVersion } from './catalogue.store.ts';
import { renewImported } from './imported.ts';
import { catalogueRows, type CatalogueRows } from './rows.ts';
import { chunks, newValues } from './writing.ts';

/** The channel on which servers hear that the catalogue has changed. */
export const CATALOGUE_CHANGED = 'larder_catalogue';

/** To be raised when the rows made from the same catalogue change (`rows.ts`). */
const ROWS_VERSION = 1;

/** 'seed' in ASCII. */
const SEED_LOCK = 0x73656564;

/**
 * Writes the catalogue into the database when another version is there, in one transaction, and tells every server.
 * Servers that start together take turns; all but the first find nothing to do. Ingredients stay for ever (pantries
 * point at them); a recipe that is no longer in the catalogue goes, but those that were imported stay; `warn` gets a line about those of
 * them that the catalogue no longer covers. True when something was written.
 */
export async function seedCatalogue(
  database: NodePgDatabase,
  warn: (line: string) => void,
  catalogue: Catalogue = CATALOGUE,
  contentVersion: string = catalogueVersion,
): Promise<boolean> {
  if (await isSeeded(database, contentVersion)) return false;
  // Before the transaction begins: a large catalogue takes longer than a transaction may lie idle.
  const rows = catalogueRows(catalogue);
  return database.transaction(async (db) => {
    await lockCatalogue(db);
    if (await isSeeded(db, contentVersion)) return false;
    await writeRows(db, rows);
    await renewImported(db, new IngredientIndex(catalogue.ingredients), warn);
    await announce(db, `${contentVersion}-${ROWS_VERSION}`);
    return true;
  });
}

/** Whether this version of the catalogue is in the database. */
export async function isSeeded(db: Connection, contentVersion: string = catalogueVersion): Promise<boolean> {
  return seededVersion(await readCatalogueVersion(db)) === `${contentVersion}-${ROWS_VERSION}`;
}

/** Takes the turn of those who write the catalogue, until the transaction ends. */
export async function lockCatalogue(db: Connection): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
}

/** Notes which version is there now, and tells every server. */
export async function announce(db: Connection, version: string): Promise<void> {
  const seeded = { version, seededAt: new Date() };
  await db
    .insert(catalogueState)
    .values({ id: 1, ...seeded })
    .onConflictDoUpdate({ target: catalogueState.id, set: seeded });
  await db.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, ${version})`);
}

/** The version that was seeded, without what an import added to it ('…+…'). */
export function seededVersion(version: string | null): string | null {
  return version?.split('+', 1)[0] ?? null;
}

async function writeRows(db: Connection, rows: CatalogueRows): Promise<void> {
  // A parent may come after its child: the links are set when all are there.
  for (const some of chunks(rows.ingredients)) {
    await db
      .insert(ingredients)
      .values(some.map((row) => ({ ...row, parentId: null })))
      .onConflictDoUpdate({ target: ingredients.id, set: newValues(ingredients) });
  }
  for (const some of chunks(rows.ingredients.filter(({ parentId }) => parentId !== null))) {
    await db.execute(sql`
      update ${ingredients} set parent_id = link.parent_id
      from unnest(${sql.param(some.map(({ id }) => id))}::int[], ${sql.param(some.map(({ parentId }) => parentId))}::int[])
        as link (id, parent_id)
      where ${ingredients.id} = link.id`);
  }

  const kept = sql.param(rows.recipes.map(({ id }) => id));
  await db
    .delete(recipes)
    .where(sql`${recipes.id} <> all(${kept}::int[]) and ${recipes.id} < ${FIRST_IMPORTED_RECIPE_ID}`);
  for (const some of chunks(rows.recipes)) {
    await db
      .insert(recipes)
      .values(some)
      .onConflictDoUpdate({ target: recipes.id, set: newValues(recipes) });
  }

  await db.delete(recipeIngredients).where(lt(recipeIngredients.recipeId, FIRST_IMPORTED_RECIPE_ID));
  for (const some of chunks(rows.recipeIngredients)) await db.insert(recipeIngredients).values(some);
  await db.delete(presetIngredients);
  for (const some of chunks(rows.presetIngredients)) await db.insert(presetIngredients).values(some);
}

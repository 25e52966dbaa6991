import { CATALOGUE, catalogueVersion, EDITION, type Catalogue } from '@larder/catalogue';
import { IngredientIndex } from '@larder/domain/model';
import { lt, sql, and, isNull } from 'drizzle-orm';
import type { Connection } from '../../platform/database/connection.ts';
import { transactPatiently, type PooledDatabase } from '../../platform/database/pool.ts';
import {
  catalogueState,
  FIRST_IMPORTED_RECIPE_ID,
  ingredients,
  presetIngredients,
  recipeIngredients,
  recipes,
} from '../../platform/database/schema.ts';
import { readCatalogueState, readCatalogueVersion, type CatalogueState } from './catalogue.store.ts';
import { renewDerived } from './renewal.ts';
import { catalogueRows, type CatalogueRows } from './rows.ts';
import { chunks, newValues } from './writing.ts';

/** The channel that announces catalogue changes to servers. */
export const CATALOGUE_CHANGED = 'larder_catalogue';

/** Increment when the rows for an unchanged catalogue change (`rows.ts`), or what cooks' own recipes claim (`own-rows.ts`). */
const ROWS_VERSION = 3;

/** 'seed' in ASCII. */
const SEED_LOCK = 0x73656564;

/**
 * Writes the catalogue into the database if it has another version, in one transaction, and notifies every server.
 * Servers that start together take turns; all but the first find nothing to do. What a later edition wrote stays,
 * and `warn` gets a line about that. Ingredients stay forever (pantries reference them), and a recipe that is no
 * longer in the catalogue is retired; imported ones stay, and `warn` gets a line about those that the catalogue no
 * longer covers. Returns true if something was written.
 */
export async function seedCatalogue(
  database: PooledDatabase,
  warn: (line: string) => void,
  catalogue: Catalogue = CATALOGUE,
  contentVersion: string = catalogueVersion,
  edition: number = EDITION.number,
): Promise<boolean> {
  const own = { version: `${contentVersion}-${ROWS_VERSION}`, edition };
  const there = await readCatalogueState(database);
  if (!isDue(there, own)) {
    if (there && isNewer(there, own))
      warn(
        `The catalogue in the database is newer (edition ${there.edition}) than this Larder (edition ${edition}), and stays as it is.`,
      );
    return false;
  }
  // Before the transaction begins: a large catalogue takes longer than the idle timeout of a transaction.
  const rows = catalogueRows(catalogue);
  return transactPatiently(database, async (db) => {
    await lockCatalogue(db);
    if (!isDue(await readCatalogueState(db), own)) return false;
    await writeRows(db, rows);
    await renewDerived(db, new IngredientIndex(catalogue.ingredients), warn);
    await announce(db, own);
    return true;
  });
}

/** Whether a catalogue should replace that one. */
function isDue(there: CatalogueState | null, own: CatalogueState): boolean {
  return there === null || (seededVersion(there.version) !== own.version && !isNewer(there, own));
}

/** Whether a later edition was written there, or the same one by a server that derives more from it. */
function isNewer(there: CatalogueState, own: CatalogueState): boolean {
  if (there.edition !== own.edition) return there.edition > own.edition;
  return Number(seededVersion(there.version)?.split('-').at(-1)) > ROWS_VERSION;
}

/** Whether this version of the catalogue is in the database. */
export async function isSeeded(db: Connection, contentVersion: string = catalogueVersion): Promise<boolean> {
  return seededVersion(await readCatalogueVersion(db)) === `${contentVersion}-${ROWS_VERSION}`;
}

/** Takes the catalogue's write lock until the transaction ends. */
export async function lockCatalogue(db: Connection): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
}

/** Locks the catalogue until the transaction ends: only writers wait. */
export async function holdCatalogue(db: Connection): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${SEED_LOCK})`);
}

/** Records the current version, and notifies every server. */
export async function announce(db: Connection, state: CatalogueState): Promise<void> {
  const seeded = { ...state, seededAt: new Date() };
  await db
    .insert(catalogueState)
    .values({ id: 1, ...seeded })
    .onConflictDoUpdate({ target: catalogueState.id, set: seeded });
  await db.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, ${state.version})`);
}

/** The seeded version, without an import's suffix ('…+…'). */
export function seededVersion(version: string | null): string | null {
  return version?.split('+', 1)[0] ?? null;
}

async function writeRows(db: Connection, rows: CatalogueRows): Promise<void> {
  // Parents may follow their children: link them once all exist.
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
  const ofCatalogue = lt(recipes.id, FIRST_IMPORTED_RECIPE_ID);
  // First, because a new recipe may have the slug of a retired one. One that returns is written like all others.
  await db
    .update(recipes)
    .set({ retiredAt: new Date() })
    .where(and(sql`${recipes.id} <> all(${kept}::int[])`, ofCatalogue, isNull(recipes.retiredAt)));
  for (const some of chunks(rows.recipes)) {
    await db
      .insert(recipes)
      .values(some)
      .onConflictDoUpdate({ target: recipes.id, set: newValues(recipes) });
  }

  await db.delete(recipeIngredients).where(sql`${recipeIngredients.recipeId} = any(${kept}::int[])`);
  for (const some of chunks(rows.recipeIngredients)) await db.insert(recipeIngredients).values(some);
  await db.delete(presetIngredients);
  for (const some of chunks(rows.presetIngredients)) await db.insert(presetIngredients).values(some);
}

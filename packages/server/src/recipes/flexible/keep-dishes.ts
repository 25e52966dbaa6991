import type { Connection } from '../../platform/database/connection.ts';
import { unavailable } from '../../platform/http/problem.ts';
import { holdCatalogue } from '../catalogue/seed.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import { ingredientsIn } from '../own/ingredients-in.ts';
import { countOwnChange, deleteOwnRecipe, insertOwnRecipe } from '../own/own-recipe.store.ts';
import { dishRows } from '../own/own-rows.ts';
import { readFlexibleIds, readListedIds, readRememberedIds } from './flexible.store.ts';
import type { MadeDish } from './made-dishes.ts';

/** Dishes and the cook they are for. */
interface Keeping {
  readonly userId: string;
  readonly snapshot: Pick<CatalogueSnapshot, 'version' | 'names'>;
}

/**
 * Stores dishes as the cook's own recipes if they are not yet. Call it in the transaction that puts them into a
 * plan.
 */
export async function keepDishes(
  db: Connection,
  { userId, snapshot }: Keeping,
  dishes: readonly MadeDish[],
): Promise<void> {
  if (dishes.length === 0) return;
  await holdCatalogue(db);
  const there = new Set(await readFlexibleIds(db, userId));
  const added = dishes.filter(({ recipe }) => !there.has(recipe.id));
  if (added.length === 0) return;
  const version = await countOwnChange(db, userId);
  const names = await ingredientsIn(db, snapshot);
  for (const { recipe } of added) {
    const isNew = version !== null && (await insertOwnRecipe(db, userId, version, dishRows(recipe, names)));
    // Another recipe has just taken its id: a second attempt gets another.
    if (!isNew) throw unavailable();
  }
}

/**
 * Deletes the cook's flexible dinners that are in no plan, are not on a list or restorable to one, and have no rating,
 * notes or photo.
 */
export async function dropDishes(db: Connection, userId: string, needed: Iterable<number>): Promise<void> {
  const inPlans = new Set(needed);
  const isLoose = (id: number) => !inPlans.has(id);
  if (!(await readFlexibleIds(db, userId)).some(isLoose)) return;
  await holdCatalogue(db);
  // Locks in the same order as every change to own recipes: the account before recipes.
  await countOwnChange(db, userId);
  // Locked before the lists are read: a concurrent addition to a list has either committed or finds the recipe gone.
  const loose = (await readFlexibleIds(db, userId, true)).filter(isLoose);
  const listed = await readListedIds(db, userId);
  const dear = await readRememberedIds(db, userId);
  const gone = loose.filter((id) => !listed.has(id) && !dear.has(id));
  for (const id of gone) await deleteOwnRecipe(db, userId, id);
}

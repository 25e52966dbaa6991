import { isSameBatch, MESSAGES, tidyName } from '@larder/domain';
import type { Connection } from '../platform/database/connection.ts';
import { badRequest, Problem } from '../platform/http/problem.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { marksOf, shelfLifeIn } from './batch-marks.ts';
import { ownKey, type NamedIngredient } from './ingredient-names.ts';
import {
  deleteOwnIngredient,
  findOwnIngredient,
  findOwnIngredients,
  renameOwnIngredient,
} from './own-ingredient.store.ts';
import { joinBatches } from './pantry-merge.ts';
import { deleteItems, readItemsOfIngredients, updateItem, type PantryItem } from './pantry.store.ts';
import { moveAdditions } from './usuals.ts';

/**
 * Renames an ingredient named by its cook, in every batch. If the new name belongs to the catalogue or
 * another own ingredient, the batches are merged into that one. Returns the resulting item unsaved, because
 * the caller has more changes to apply. The pantry must be locked. 403 for a catalogue ingredient.
 */
export async function renameIngredient(
  db: Connection,
  catalogue: CatalogueSnapshot,
  { userId, item, name, today }: { userId: string; item: PantryItem; name: string; today: string },
): Promise<PantryItem> {
  const typed = tidyName(name);
  const key = ownKey(typed);
  const own = await findOwnIngredient(db, userId, item.ingredientId);
  if (!own) {
    if (catalogue.names.find(typed)?.id === item.ingredientId) return item;
    throw new Problem(403, 'Only an ingredient that you have named yourself can be renamed.');
  }
  const [other] = await findOwnIngredients(db, userId, [key]);
  const meant = catalogue.names.find(typed) ?? other;
  if (!meant || meant.id === own.id) {
    await renameOwnIngredient(db, userId, { id: own.id, name: typed, nameKey: key });
    return { ...item, name: typed };
  }
  const becomes = (batch: PantryItem): PantryItem => becoming(batch, meant, catalogue, today);
  await moveOthers(db, userId, { own, meant, item, becomes });
  await moveAdditions(db, userId, own.id, meant.id);
  await deleteOwnIngredient(db, userId, own.id);
  return becomes(item);
}

/** A batch as one of another ingredient. Without a date, one is estimated. */
function becoming(
  batch: PantryItem,
  { id: ingredientId, name }: NamedIngredient,
  catalogue: CatalogueSnapshot,
  today: string,
): PantryItem {
  const life = shelfLifeIn(catalogue, ingredientId);
  const marks = marksOf({ storage: batch.storage ?? undefined, opened: batch.opened }, life, today);
  const { expiryDate, expiryIsGuess } = batch.expiryDate === null ? marks : batch;
  return { ...batch, ingredientId, name, storage: marks.storage, expiryDate, expiryIsGuess };
}

/** Moves all other batches of an own ingredient to its new one; equal batches are summed. */
async function moveOthers(
  db: Connection,
  userId: string,
  {
    own,
    meant,
    item,
    becomes,
  }: {
    own: NamedIngredient;
    meant: NamedIngredient;
    item: PantryItem;
    becomes: (batch: PantryItem) => PantryItem;
  },
): Promise<void> {
  const there = await readItemsOfIngredients(db, userId, [meant.id]);
  const moved = (await readItemsOfIngredients(db, userId, [own.id])).filter(({ id }) => id !== item.id);
  for (const batch of moved) {
    const now = becomes(batch);
    const twin = there.find((one) => isSameBatch(one, now));
    const joined = twin ? joinBatches(now, twin) : null;
    if (joined === 'too-much') {
      throw badRequest([{ path: '/ingredient_name', message: MESSAGES.quantityTooLarge }]);
    }
    if (twin) {
      await deleteItems(db, userId, [twin.id]);
      there.splice(there.indexOf(twin), 1);
    }
    const whole = { ...now, ...joined };
    await updateItem(db, userId, whole);
    there.push(whole);
  }
}

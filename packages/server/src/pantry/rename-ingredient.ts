import { tidyName } from '@larder/domain';
import type { Connection } from '../platform/database/connection.ts';
import { Problem } from '../platform/http/problem.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { becomingMarks, shelfLifeIn } from './batch-marks.ts';
import { ownKey, type NamedIngredient } from './ingredient-names.ts';
import {
  deleteOwnIngredient,
  findOwnIngredient,
  findOwnIngredients,
  renameOwnIngredient,
} from './own-ingredient.store.ts';
import { readItemsOfIngredients, type PantryItem } from './pantry.store.ts';
import { moveAdditions } from './usuals.ts';

/** A renamed item, and the other batches that become the same ingredient. */
export interface Renamed {
  readonly item: PantryItem;
  readonly others: readonly { readonly before: PantryItem; readonly after: PantryItem }[];
  /** Deletes the former ingredient, once the batches are stored. */
  readonly finish: () => Promise<void>;
}

/**
 * Renames an ingredient named by its cook, in every batch. If the new name belongs to the catalogue or
 * another own ingredient, the batches are merged into that one. Returns the resulting batches unsaved, because
 * the caller has more changes to apply. The pantry must be locked. 403 for a catalogue ingredient.
 */
export async function renameIngredient(
  db: Connection,
  catalogue: CatalogueSnapshot,
  { userId, item, name, today }: { userId: string; item: PantryItem; name: string; today: string },
): Promise<Renamed> {
  const typed = tidyName(name);
  const key = ownKey(typed);
  const own = await findOwnIngredient(db, userId, item.ingredientId);
  if (!own) {
    if (catalogue.names.find(typed)?.id === item.ingredientId) return asItWas(item);
    throw new Problem(403, 'Only an ingredient that you have named yourself can be renamed.');
  }
  const [other] = await findOwnIngredients(db, userId, [key]);
  const meant = catalogue.names.find(typed) ?? other;
  if (!meant || meant.id === own.id) {
    await renameOwnIngredient(db, userId, { id: own.id, name: typed, nameKey: key });
    return asItWas({ ...item, name: typed });
  }
  const all = await readItemsOfIngredients(db, userId, [own.id]);
  await moveAdditions(db, userId, own.id, meant.id);
  return {
    item: becoming(item, meant, catalogue, today),
    others: all
      .filter(({ id }) => id !== item.id)
      .map((before) => ({ before, after: becoming(before, meant, catalogue, today) })),
    finish: () => deleteOwnIngredient(db, userId, own.id),
  };
}

const asItWas = (item: PantryItem): Renamed => ({ item, others: [], finish: () => Promise.resolve() });

/** A batch as one of another ingredient. */
function becoming(
  batch: PantryItem,
  { id: ingredientId, name }: NamedIngredient,
  catalogue: CatalogueSnapshot,
  today: string,
): PantryItem {
  const marks = becomingMarks(batch, shelfLifeIn(catalogue, ingredientId), today);
  return { ...batch, ingredientId, name, ...marks };
}

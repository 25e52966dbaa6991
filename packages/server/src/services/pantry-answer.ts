import type { components } from '@larder/contract';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import type { PantryItem } from '../stores/pantry-store.ts';
import { placeOf, shelfLifeIn } from './batch-marks.ts';

/** A batch as it is answered. */
export function pantryItemAnswer(
  { id, ingredientId, name, quantity, unit, expiryDate, expiryIsGuess, storage, opened }: PantryItem,
  snapshot: CatalogueSnapshot,
): components['schemas']['PantryItem'] {
  return {
    id,
    ingredient_id: ingredientId,
    quantity,
    unit,
    expiry_date: expiryDate,
    expiry_is_guess: expiryIsGuess,
    storage: placeOf({ storage }, shelfLifeIn(snapshot, ingredientId)),
    opened,
    ingredients: { name },
  };
}

import type { components } from '@larder/contract';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { placeOf, shelfLifeIn } from './batch-marks.ts';
import type { PantryItem } from './pantry.store.ts';

/** A batch as a response. */
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

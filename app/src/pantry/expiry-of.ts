import { localDay, proposeExpiry } from '@larder/domain';
import type { BookIngredient } from './pantry-items.query.ts';

/** The estimated expiry date of something bought today and stored as usual; null if it does not expire. */
export function expiryOf(
  { storage, shelf_life }: BookIngredient,
  today = localDay(),
  opened = false,
): string | null {
  return proposeExpiry({ usual: storage, ...shelf_life }, { storage, opened }, today);
}

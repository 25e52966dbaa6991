import { localDay, proposeExpiry } from '@larder/domain';
import type { BookIngredient } from './pantry-items.query.ts';

/** Until when something keeps that comes home today and is put where it usually is; null for what keeps. */
export function expiryOf(
  { storage, shelf_life }: BookIngredient,
  today = localDay(),
  opened = false,
): string | null {
  return proposeExpiry({ usual: storage, ...shelf_life }, { storage, opened }, today);
}

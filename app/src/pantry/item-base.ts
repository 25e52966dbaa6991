import type { components } from '@larder/contract';
import { FIRST_OWN_INGREDIENT_ID } from '@larder/domain';
import type { PantryItem } from './pantry.query.ts';

type PantryItemBase = components['schemas']['PantryItemBase'];

/** Whether the cook named it. */
export const isOwn = (item: PantryItem): boolean => item.ingredient_id >= FIRST_OWN_INGREDIENT_ID;

/** The state that a change to an item starts from: later changes from elsewhere are not overwritten. */
export function baseOf(item: PantryItem): PantryItemBase {
  const { quantity, unit, expiry_date, storage, opened } = item;
  return {
    quantity,
    unit,
    expiry_date,
    storage,
    opened,
    ...(isOwn(item) && { ingredient_name: item.ingredients.name }),
  };
}

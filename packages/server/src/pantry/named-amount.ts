import { stockOfAmount } from '@larder/catalogue';
import type { Unit } from '@larder/domain';
import type { IngredientIndex } from '@larder/domain/model';
import type { NamedIngredient } from './ingredient-names.ts';

interface Named {
  readonly ingredient_name: string;
  readonly quantity: number | null;
  readonly unit: Unit;
}

/**
 * An item with the amount in its name, if it has no other: '2 tins of chopped tomatoes'. Only for the ingredient
 * that the name was resolved to.
 */
export function withNamedAmount<Item extends Named>(
  item: Item,
  { id }: NamedIngredient,
  names: IngredientIndex,
): Item {
  if (item.quantity !== null) return item;
  const { found, quantity, unit } = names.read(item.ingredient_name);
  if (quantity === null || found?.id !== id) return item;
  const stock = stockOfAmount(found, { quantity, unit });
  return { ...item, quantity: stock.quantity, unit: stock.unit };
}

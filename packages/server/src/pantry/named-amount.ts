import { stockOfAmount } from '@larder/catalogue';
import type { Unit } from '@larder/domain';
import type { IngredientIndex } from '@larder/domain/model';
import { nameKey } from '@larder/domain/names';
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

/**
 * The name of a counted item: '1 pepper' is a bell pepper, although 'pepper' alone is a spice. '2 chopped tomatoes' stay tins:
 * in a pantry that is what the words mean.
 */
export function nameOfCounted(
  { ingredient_name: name, quantity, unit }: Named,
  names: IngredientIndex,
): string {
  if (quantity === null || unit !== 'piece') return name;
  const alone = names.find(name);
  if (alone?.category !== 'Spices') return name;
  const counted = names.findWords(nameKey(name).split(' '), true);
  return counted && counted.id !== alone.id ? counted.name : name;
}

import type { components } from '@larder/contract';
import { isUnit, shoppingLines } from '@larder/domain';
import type { KeptPlan } from '../database/schema.ts';

type ShoppingItem = components['schemas']['ShoppingItem'];

/** What to buy for all meals together: need, have and buy of each ingredient that the pantry lacks. */
export function shoppingItems(meals: KeptPlan['meals']): ShoppingItem[] {
  const ingredients = new Map(
    meals.flatMap(({ ingredients: lines }) => lines.map((line) => [line.name.toLowerCase(), line] as const)),
  );
  return shoppingLines(meals).flatMap(({ name, unit, need, have, totalQuantity, category }) => {
    const line = ingredients.get(name.toLowerCase());
    if (!line || !isUnit(unit)) return [];
    return {
      ingredient_id: line.ingredient_id,
      name: line.name,
      category,
      unit,
      need,
      have,
      buy: totalQuantity,
    };
  });
}

import type { components } from '@larder/contract';
import { convertQuantity, isUnit, shoppingLines, UNITS } from '@larder/domain';
import type { KeptMeal } from '../database/schema.ts';

type ShoppingItem = components['schemas']['ShoppingItem'];

type ShoppingDifference = components['schemas']['ShoppingDifference'];

/** A meal of a plan as far as it has to be shopped for. */
export type MealToBuyFor = Pick<KeptMeal, 'ingredients' | 'missingIngredientIDs' | 'cooked_at'>;

/** What to buy for all meals that are not cooked yet: need, have and buy of each ingredient that the pantry lacks. */
export function shoppingItems(all: readonly MealToBuyFor[]): ShoppingItem[] {
  const meals = all.filter((meal) => meal.cooked_at === null);
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

/** What must be bought more and less in the second list than in the first. */
export function shoppingDifference(
  before: readonly ShoppingItem[],
  after: readonly ShoppingItem[],
): { adds: ShoppingDifference[]; saves: ShoppingDifference[] } {
  return { adds: beyond(before, after), saves: beyond(after, before) };
}

/** What the second list has more than the first. */
function beyond(less: readonly ShoppingItem[], more: readonly ShoppingItem[]): ShoppingDifference[] {
  const known = new Map(less.map((item) => [keyOf(item), item]));
  return more.flatMap((item) => {
    const { ingredient_id, name, category, unit, buy } = item;
    const there = known.get(keyOf(item));
    const quantity = buy - (there ? convertQuantity(there.buy, there.unit, unit) : 0);
    const rounded = Math.round(quantity * 100) / 100;
    return rounded > 0 ? [{ ingredient_id, name, category, unit, quantity: rounded }] : [];
  });
}

const keyOf = ({ ingredient_id: id, unit }: ShoppingItem) => `${id} ${UNITS[unit].kind}`;

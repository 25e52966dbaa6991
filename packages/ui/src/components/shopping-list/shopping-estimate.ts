import type { ShoppingItem } from './shopping-item.ts';
import type { ShoppingListLabels } from './shopping-words.ts';

/** The approximate cost of the list, if any item's is known; staples are left out. */
export function shoppingEstimate(
  items: readonly ShoppingItem[],
  words: ShoppingListLabels,
): string | undefined {
  const bought = items.filter(({ staple = false }) => !staple);
  const cost = bought.reduce((sum, item) => sum + (item.cost ?? 0), 0);
  return cost > 0 ? words.estimate(cost, bought.length < items.length) : undefined;
}

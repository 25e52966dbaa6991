import type { ShoppingItem } from './shopping-item.ts';

/** The categories in the order of a walk through a shop. */
const CATEGORIES = ['Produce', 'Proteins', 'Dairy', 'Pantry', 'Spices', 'Other'];
const OTHER = 'Other';

/** The items of one category. */
export interface ShoppingGroup {
  category: string;
  items: ShoppingItem[];
}

/** Items under their categories, sorted by name; a category that nobody knows is 'Other'. */
export function groupByCategory(
  items: readonly ShoppingItem[],
  compare: (a: string, b: string) => number,
): ShoppingGroup[] {
  const groups = new Map<string, ShoppingItem[]>(CATEGORIES.map((category) => [category, []]));
  for (const item of items) groups.get(groups.has(item.category) ? item.category : OTHER)?.push(item);
  return [...groups]
    .map(([category, found]) => ({
      category,
      items: found.toSorted((a, b) => compare(a.name, b.name)),
    }))
    .filter((group) => group.items.length > 0);
}

/**
 * What is left to buy, one item a line, its amount in brackets when there is more than one. A name that a spreadsheet
 * would take for a formula gets an apostrophe before it.
 */
export function shoppingText(
  items: readonly ShoppingItem[],
  amount: (quantity: number, unit: string) => string,
): string {
  return items
    .map(({ name, quantity, unit, soldAs }) => {
      const line = name.replace(/\s+/g, ' ').trim();
      const safe = /^[=+\-@＝＋－＠]/.test(line) ? `'${line}` : line;
      return quantity > 1 && !soldAs ? `${safe} (${amount(quantity, unit)})` : safe;
    })
    .join('\n');
}

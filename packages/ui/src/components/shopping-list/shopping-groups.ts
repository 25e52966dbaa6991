import type { ShoppingItem } from './shopping-item.ts';

/** The categories in the order of a typical supermarket. */
const CATEGORIES = ['Produce', 'Proteins', 'Dairy', 'Pantry', 'Spices', 'Other'];
const OTHER = 'Other';

/** The items of one category. */
export interface ShoppingGroup {
  category: string;
  items: ShoppingItem[];
}

/** Groups items by category, sorted by name; unknown categories become 'Other'. */
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
 * The unchecked items as text, one per line, with amounts over one in parentheses. Names that a spreadsheet
 * would evaluate as a formula are prefixed with an apostrophe.
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

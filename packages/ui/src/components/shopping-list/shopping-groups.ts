import { LARDER_AISLES } from '../../generated/larder-vocabulary.ts';
import type { Term } from '../../vocabulary/food-vocabulary.ts';
import type { ShoppingItem } from './shopping-item.ts';

/** The items of one category. */
export interface ShoppingGroup {
  category: string;
  items: ShoppingItem[];
}

/** Groups items by aisle, sorted by name. Aisles that nobody listed follow the others, in the order of their items. */
export function groupByCategory(
  items: readonly ShoppingItem[],
  compare: (a: string, b: string) => number,
  aisles: readonly Term[] = LARDER_AISLES,
): ShoppingGroup[] {
  const groups = new Map<string, ShoppingItem[]>(aisles.map(({ id }) => [id, []]));
  for (const item of items) {
    const found = groups.get(item.category);
    if (found) found.push(item);
    else groups.set(item.category, [item]);
  }
  return [...groups]
    .map(([category, found]) => ({
      category,
      items: found.toSorted((a, b) => compare(a.name, b.name)),
    }))
    .filter((group) => group.items.length > 0);
}

/**
 * The unchecked items as text, one per line, with amounts over one in parentheses, and with the weight that the recipes want
 * of what the list counts. Names that a spreadsheet would evaluate as a formula are prefixed with an apostrophe.
 */
export function shoppingText(
  items: readonly ShoppingItem[],
  amount: (quantity: number, unit: string) => string,
): string {
  return items
    .map((item) => {
      const { name, soldAs } = item;
      const [quantity, unit] = soldAs ? [item.soldCount ?? 1, soldAs] : [item.quantity, item.unit];
      const line = name.replace(/\s+/g, ' ').trim();
      const safe = /^[=+\-@＝＋－＠]/.test(line) ? `'${line}` : line;
      if (quantity <= 1) return safe;
      const weight = soldAs ? null : weightOf(item);
      const counted = amount(quantity, unit);
      return `${safe} (${weight ? `${counted}, ${amount(...weight)}` : counted})`;
    })
    .join('\n');
}

/** How much the recipes want of it, if the list counts what they weigh and the pantry's part is weighed too. */
function weightOf({ unit, need, needUnit, have = 0, haveUnit }: ShoppingItem): [number, string] | null {
  if (need === undefined || needUnit === undefined || needUnit === unit) return null;
  const weight = Math.round((need - have) * 100) / 100;
  return weight > 0 && (have === 0 || haveUnit === needUnit) ? [weight, needUnit] : null;
}

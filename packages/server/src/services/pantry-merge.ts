import { mergeStock, MESSAGES, UNITS, type Stock } from '@larder/domain';
import { badRequest } from '../http/problem.ts';
import type { PantryItem } from '../stores/pantry-store.ts';
import type { NamedIngredient } from './ingredient-names.ts';

/** What is put in: an ingredient and an amount. */
export interface Addition {
  readonly ingredient: NamedIngredient;
  readonly stock: Stock;
}

export interface Merged {
  /** Every item that was made or added to, each once, in the order first named. */
  readonly touched: readonly PantryItem[];
  readonly added: readonly PantryItem[];
  readonly changed: readonly PantryItem[];
}

/**
 * Puts additions to what is there: the same ingredient in a unit of the same kind is summed, anything else becomes an
 * item of its own. Throws a 400 that names the addition with which a quantity grows too large.
 */
export function mergeAdditions(
  there: readonly PantryItem[],
  additions: readonly Addition[],
  newId: () => string,
): Merged {
  const keyOf = (ingredientId: number, { unit }: Stock) => `${ingredientId} ${UNITS[unit].kind}`;
  const before = new Map(there.map((item) => [keyOf(item.ingredientId, item), item]));
  const after = new Map<string, PantryItem>();
  for (const [index, { ingredient, stock }] of additions.entries()) {
    const key = keyOf(ingredient.id, stock);
    const present = after.get(key) ?? before.get(key);
    if (!present) {
      const { id: ingredientId, name } = ingredient;
      after.set(key, { id: newId(), ingredientId, name, ...stock, used: 0, expiryDate: null });
      continue;
    }
    const merged = mergeStock(present, stock);
    if (merged === 'too-much') {
      throw badRequest([{ path: `/items/${index}/quantity`, message: MESSAGES.quantityTooLarge }]);
    }
    // Never null: the key holds the kind of unit.
    after.set(key, { ...present, ...(merged ?? stock) });
  }
  const entries = [...after];
  return {
    touched: entries.map(([, item]) => item),
    added: entries.filter(([key]) => !before.has(key)).map(([, item]) => item),
    changed: entries
      .filter(([key, item]) => {
        const old = before.get(key);
        return old && (old.quantity !== item.quantity || old.unit !== item.unit);
      })
      .map(([, item]) => item),
  };
}

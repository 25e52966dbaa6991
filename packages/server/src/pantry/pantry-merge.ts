import {
  byExpiry,
  convertQuantity,
  inWholeUnits,
  isExpired,
  isSameBatch,
  mergeStock,
  MESSAGES,
  type MeasuredStock,
  type Stock,
  type StoragePlace,
} from '@larder/domain';
import { badRequest } from '../platform/http/problem.ts';
import type { NamedIngredient } from './ingredient-names.ts';
import type { Batch, PantryItem } from './pantry.store.ts';

/** An addition: an ingredient, an amount, and what distinguishes its batch. */
export interface Addition {
  readonly ingredient: NamedIngredient;
  readonly stock: Stock;
  readonly expiryDate: string | null;
  readonly expiryIsGuess: boolean;
  /** Null: the usual storage place. */
  readonly storage: StoragePlace | null;
  readonly opened: boolean;
  /** Whether the cook only named the ingredient and the amount. */
  readonly isPlain: boolean;
}

export interface Merged {
  /** Every item that was created or added to, once each, in the order first named. */
  readonly touched: readonly PantryItem[];
  readonly added: readonly PantryItem[];
  readonly changed: readonly PantryItem[];
}

/**
 * Merges additions into a pantry: the same batch is summed, anything else becomes its own batch. Throws a 400
 * naming the addition that makes a quantity too large.
 */
export function mergeAdditions(
  there: readonly PantryItem[],
  additions: readonly Addition[],
  today: string,
  newId: () => string,
): Merged {
  const before = new Map(there.map((item) => [item.id, item]));
  const now = new Map<number, PantryItem[]>();
  for (const item of there) now.set(item.ingredientId, [...(now.get(item.ingredientId) ?? []), item]);
  const touched = new Map<string, PantryItem>();
  for (const [index, addition] of additions.entries()) {
    const made = batchOf(addition, newId);
    const others = now.get(made.ingredientId) ?? [];
    const present = others.find((item) => isSameBatch(item, made)) ?? sameStock(others, addition, today);
    const merged = present ? merge(present, addition) : made;
    if (merged === 'too-much') {
      throw badRequest([{ path: `/items/${index}/quantity`, message: MESSAGES.quantityTooLarge }]);
    }
    now.set(made.ingredientId, [...others.filter((item) => item !== present), merged]);
    touched.set(merged.id, merged);
  }
  const all = [...touched.values()];
  return {
    touched: all,
    added: all.filter(({ id }) => !before.has(id)),
    changed: all.filter((item) => {
      const old = before.get(item.id);
      return old && !hasSameStock(old, item);
    }),
  };
}

/**
 * The properties of two merged batches: the sum, in the first one's unit if that is an integer, and a guessed
 * date only if both were guesses. If both are 'some' it stays so: a measured amount is more informative.
 */
export function joinBatches(
  one: Batch,
  other: Batch,
): (Partial<MeasuredStock> & Pick<Batch, 'expiryIsGuess'>) | 'too-much' {
  const expiryIsGuess = one.expiryIsGuess && other.expiryIsGuess;
  const [first, second] = one.quantity === null ? [other, one] : [one, other];
  if (first.quantity === null) return { expiryIsGuess };
  const added =
    second.quantity === null ? 0 : convertQuantity(second.quantity - second.used, second.unit, first.unit);
  const stock = inWholeUnits(first.quantity - first.used + added, first.unit);
  return stock === 'too-much' ? stock : { ...stock, expiryIsGuess };
}

function batchOf({ ingredient, stock, ...marks }: Addition, newId: () => string): PantryItem {
  const { expiryDate, expiryIsGuess, storage, opened } = marks;
  const { id: ingredientId, name } = ingredient;
  const { quantity, unit } = stock;
  return {
    id: newId(),
    ingredientId,
    name,
    quantity,
    used: 0,
    unit,
    expiryDate,
    expiryIsGuess,
    storage,
    opened,
  };
}

/** The batch about which another 'some' says nothing new: the existing one that keeps longest. */
function sameStock(
  there: readonly PantryItem[],
  { stock, isPlain }: Addition,
  today: string,
): PantryItem | undefined {
  if (!isPlain || stock.quantity !== null) return undefined;
  return there
    .filter((item) => mergeStock(item, stock) !== null && !isExpired(item, today))
    .toSorted(byExpiry)
    .at(-1);
}

function merge(present: PantryItem, { stock, ...added }: Addition): PantryItem | 'too-much' {
  const merged = mergeStock(present, stock);
  if (merged === 'too-much') return merged;
  const isSomeMore = present.quantity === null && !present.opened && present.storage === added.storage;
  const isRestocked = isSomeMore && present.expiryIsGuess && byExpiry(present, added) < 0;
  const { expiryDate } = isRestocked ? added : present;
  const guesses = [present, added].filter((one) => one.expiryDate === expiryDate);
  return {
    ...present,
    // Never null: a batch has one kind of unit.
    ...(merged ?? stock),
    expiryDate,
    expiryIsGuess: guesses.every(({ expiryIsGuess }) => expiryIsGuess),
  };
}

function hasSameStock(a: Batch, b: Batch): boolean {
  return (
    a.quantity === b.quantity &&
    a.unit === b.unit &&
    a.expiryDate === b.expiryDate &&
    a.expiryIsGuess === b.expiryIsGuess
  );
}

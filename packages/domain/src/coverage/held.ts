import { areUnitsCompatible, convertQuantity, type Unit } from '../units.ts';

/** One line of a recipe. `grams` is what it weighs, null where its unit says nothing about that. */
export interface Needed {
  readonly ingredientId: number;
  readonly quantity: number;
  readonly unit: Unit;
  readonly grams: number | null;
}

/** An item of the pantry as far as it can cover something. A null quantity means 'some'. */
export interface Held {
  readonly id: string;
  /** The ingredients that it can be used as: itself first, then all that it is a kind of. */
  readonly covers: readonly number[];
  /** The ingredients that it can stand in for, with a note, once nothing that covers them is left. */
  readonly standsInFor?: readonly number[];
  /** Grams that one gram of it gives of an ingredient, where that is not one: an egg is not all yolk. */
  readonly gives?: Readonly<Record<number, number>>;
  readonly quantity: number | null;
  readonly unit: Unit;
  readonly grams: number | null;
  /** The last day on which it is good: '2030-05-31'; null when it keeps. */
  readonly expiresOn: string | null;
}

/** What has not expired, in the order in which it is used up: what expires first, of equals what can be used as least. */
export function usableItems<Item extends Held>(pantry: readonly Item[], today: string): Item[] {
  return pantry
    .filter(({ expiresOn }) => expiresOn === null || expiresOn >= today)
    .toSorted(
      (a, b) =>
        compare(a.expiresOn ?? '9999', b.expiresOn ?? '9999') ||
        a.covers.length - b.covers.length ||
        compare(a.id, b.id),
    );
}

/** The items that can be used as each ingredient, in their order; those that only stand in come last. */
export function itemsByIngredient<Item extends Held>(items: readonly Item[]): Map<number, Item[]> {
  const byIngredient = new Map<number, Item[]>();
  const add = (id: number, item: Item) => {
    const some = byIngredient.get(id);
    if (some) some.push(item);
    else byIngredient.set(id, [item]);
  };
  for (const item of items) for (const id of item.covers) add(id, item);
  for (const item of items) for (const id of item.standsInFor ?? []) add(id, item);
  return byIngredient;
}

/** A need in the unit of an item, by weight where both are known; null when one cannot be told from the other. */
export function inUnitOf(item: Held, need: Needed): number | null {
  if (need.grams !== null && item.grams && item.quantity !== null) {
    const gives = item.gives?.[need.ingredientId] ?? 1;
    return (need.grams / (item.grams * gives)) * item.quantity;
  }
  return areUnitsCompatible(need.unit, item.unit)
    ? convertQuantity(need.quantity, need.unit, item.unit)
    : null;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

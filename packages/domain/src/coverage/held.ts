import { areUnitsCompatible, convertQuantity, type Unit } from '../units.ts';

/** One line of a recipe. `grams` is its weight, null if the unit does not determine it. */
export interface Needed {
  readonly ingredientId: number;
  readonly quantity: number;
  readonly unit: Unit;
  readonly grams: number | null;
}

/** A pantry item, reduced to what coverage needs. A null quantity means 'some'. */
export interface Held {
  readonly id: string;
  /** Ingredients it counts as: itself first, then everything it is a kind of. */
  readonly covers: readonly number[];
  /** Ingredients it can substitute for, with a note, once no direct match is left. */
  readonly standsInFor?: readonly number[];
  /** Grams of the ingredient that one gram of this yields, where that is not 1: an egg is not all yolk. */
  readonly gives?: Readonly<Record<number, number>>;
  readonly quantity: number | null;
  readonly unit: Unit;
  readonly grams: number | null;
  /** The last day it can be used: '2030-05-31'; null if it does not expire. */
  readonly expiresOn: string | null;
}

/**
 * Unexpired items in the order they are used up: earliest expiry first, then those usable for the fewest
 * ingredients.
 */
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

/** Items usable as each ingredient, in order; substitutes come last. */
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

/**
 * Converts a need to an item's unit, by weight if both weights are known; null if they cannot be converted.
 */
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

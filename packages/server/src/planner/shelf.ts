import { areUnitsCompatible, convertQuantity, type WeekDay } from '@larder/domain';
import { daysUntil, offsetOf } from './days.ts';
import type { Candidate, Coverage, Need, StockItem, Use } from './model.ts';

const NEARLY_NOTHING = 1e-9;

/** A coverage with what would be left of the items that it touches, as a share of each. */
export interface Reservation extends Coverage {
  readonly left: ReadonlyMap<string, number>;
}

/** The pantry while meals are placed: what one meal takes, the next does not find. */
export class Shelf {
  /** What is left of each item that was taken from, as a share of it. */
  readonly #left = new Map<string, number>();
  /** The items that can be used as each ingredient, in the order in which they are used up. */
  readonly #itemsFor = new Map<number, StockItem[]>();

  readonly #today: string;

  constructor(pantry: readonly StockItem[], today: string) {
    this.#today = today;
    for (const item of usableItems(pantry, today)) {
      for (const id of item.covers) this.#itemsFor.set(id, [...(this.#itemsFor.get(id) ?? []), item]);
    }
  }

  /** What a recipe would find here now for a meal of that day. Nothing is taken yet. */
  look(recipe: Candidate, day: WeekDay): Reservation {
    const left = new Map<string, number>();
    const uses: Use[] = [];
    const toBuy = recipe.needs.map((need, place) => {
      const taken: Omit<Use, 'need'>[] = [];
      const lack = this.#lackOf(need, offsetOf(day), left, taken);
      uses.push(...taken.map((use) => ({ ...use, need: place })));
      return round(need.quantity * lack);
    });
    const ids = recipe.needs.map(({ ingredientId }) => ingredientId);
    return {
      toBuy,
      uses,
      left,
      missingIds: [...new Set(ids.filter((_id, index) => toBuy[index]! > 0))],
      ingredientCount: new Set(ids).size,
    };
  }

  /** Takes what a recipe was shown. */
  take({ left }: Reservation): void {
    for (const [id, share] of left) this.#left.set(id, share);
  }

  /** The share of a need that nothing covers. What it uses is added to `uses` and taken from `left`. */
  #lackOf(need: Need, offset: number, left: Map<string, number>, uses: Omit<Use, 'need'>[]): number {
    let open = 1;
    // What cannot be weighed against the need counts as there, but only after what can.
    const unknown: StockItem[] = [];
    for (const item of this.#itemsFor.get(need.ingredientId) ?? []) {
      const lasts = daysUntil(item.expiresOn, this.#today);
      if (lasts !== null && lasts < offset) continue;
      const wanted = inUnitOf(item, need);
      if (item.quantity === null || wanted === null) {
        unknown.push(item);
        continue;
      }
      const share = left.get(item.id) ?? this.#left.get(item.id) ?? 1;
      const taken = Math.min(item.quantity * share, wanted * open);
      if (taken < NEARLY_NOTHING) continue;
      left.set(item.id, share - taken / item.quantity);
      uses.push({ item, quantity: taken });
      open -= taken / wanted;
      if (open < NEARLY_NOTHING) return 0;
    }
    const [some] = unknown;
    if (!some) return open;
    uses.push({ item: some, quantity: null });
    return 0;
  }
}

/**
 * What has not expired, in the order in which it is used up: what expires first, of equals the most particular ('rice'
 * before 'basmati rice', which can be used as more).
 */
export function usableItems(pantry: readonly StockItem[], today: string): StockItem[] {
  return pantry
    .filter(({ expiresOn }) => expiresOn === null || expiresOn >= today)
    .toSorted(
      (a, b) =>
        compare(a.expiresOn ?? '9999', b.expiresOn ?? '9999') ||
        a.covers.length - b.covers.length ||
        compare(a.id, b.id),
    );
}

/** A need in the unit of an item, by weight where both are known; null when one cannot be told from the other. */
export function inUnitOf(item: StockItem, need: Need): number | null {
  if (need.grams !== null && item.grams && item.quantity !== null) {
    return (need.grams / item.grams) * item.quantity;
  }
  return areUnitsCompatible(need.unit, item.unit)
    ? convertQuantity(need.quantity, need.unit, item.unit)
    : null;
}

/** Up to the next hundredth, so that what is bought is enough. */
function round(quantity: number): number {
  return Math.max(0, Math.ceil(quantity * 100 - 1e-6)) / 100;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

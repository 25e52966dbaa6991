import { areUnitsCompatible, convertQuantity, type WeekDay } from '@larder/domain';
import { daysUntil, offsetOf } from './days.ts';
import type { Coverage, DayDish, Dish, Need, PlannedMeal, StockItem, Use } from './model.ts';

const NEARLY_NOTHING = 1e-9;

/**
 * What a meal takes first. 'expiry': what expires first, and what nobody can measure after all that can be. 'dates': strictly
 * what expires first. 'own': the very ingredient, before what only covers it. The latter two leave what was bought for a
 * later meal alone.
 */
export type ShelfOrder = 'expiry' | 'dates' | 'own';

/** A coverage with what would be left of the items that it touches, as a share of each. */
export interface Reservation extends Coverage {
  readonly left: ReadonlyMap<string, number>;
}

/** Gives the stock out in the order of the menu. */
export function placeMeals(
  dishes: readonly DayDish[],
  pantry: readonly StockItem[],
  today: string,
  order: ShelfOrder = 'expiry',
): PlannedMeal[] {
  const shelf = new Shelf(pantry, today, order);
  return dishes.map(({ recipe, day }) => {
    const found = shelf.look(recipe, day);
    shelf.take(found);
    const { left: _left, ...coverage } = found;
    return { recipe, day, coverage };
  });
}

/** The same once something was bought: in the order that leaves least to be bought again. */
export function placeBought(
  dishes: readonly DayDish[],
  pantry: readonly StockItem[],
  today: string,
): PlannedMeal[] {
  const orders: readonly ShelfOrder[] = ['own', 'dates', 'expiry'];
  const lacks = (meals: readonly PlannedMeal[]) =>
    meals.reduce((sum, { coverage }) => sum + coverage.missingIds.length, 0);
  const placed = orders.map((order) => placeMeals(dishes, pantry, today, order));
  return placed.reduce((best, other) => (lacks(other) < lacks(best) ? other : best));
}

/** The pantry while meals are placed: what one meal takes, the next does not find. */
export class Shelf {
  /** What is left of each item that was taken from, as a share of it. */
  readonly #left = new Map<string, number>();
  /** The items that can be used as each ingredient, in the order in which they are used up. */
  readonly #itemsFor = new Map<number, StockItem[]>();

  readonly #today: string;
  readonly #order: ShelfOrder;

  constructor(pantry: readonly StockItem[], today: string, order: ShelfOrder = 'expiry') {
    this.#today = today;
    this.#order = order;
    const items = usableItems(pantry, today);
    const add = (id: number, item: StockItem) =>
      this.#itemsFor.set(id, [...(this.#itemsFor.get(id) ?? []), item]);
    if (order === 'own') for (const item of items) add(item.covers[0] ?? 0, item);
    for (const item of items) {
      for (const id of order === 'own' ? item.covers.slice(1) : item.covers) add(id, item);
    }
  }

  /** What a recipe would find here now for a meal of that day. Nothing is taken yet. */
  look(recipe: Dish, day: WeekDay): Reservation {
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
        if (this.#order === 'expiry' || item.expiresOn === null) continue;
        break;
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

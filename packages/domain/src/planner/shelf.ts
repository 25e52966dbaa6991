import { itemsByIngredient, usableItems } from '../coverage/held.ts';
import { take } from '../coverage/take.ts';
import type { WeekDay } from '../meal-week.ts';
import { daysUntil, offsetOf } from './days.ts';
import type { Coverage, DayDish, Dish, Need, PlannedMeal, StockItem, Use } from './model.ts';

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

/** The pantry while meals are placed: what one meal takes, the next does not find. */
export class Shelf {
  /** What is left of each item that was taken from, as a share of it. */
  readonly #left = new Map<string, number>();
  /** The items that can be used as each ingredient, in the order in which they are used up. */
  readonly #itemsFor: Map<number, StockItem[]>;

  readonly #today: string;
  readonly #order: ShelfOrder;

  constructor(pantry: readonly StockItem[], today: string, order: ShelfOrder = 'expiry') {
    this.#today = today;
    this.#order = order;
    const items = usableItems(pantry, today);
    this.#itemsFor = itemsByIngredient(items);
    if (order === 'own') {
      // The very ingredient comes before what covers it.
      for (const [id, some] of this.#itemsFor) {
        const isOwn = ({ covers }: StockItem) => covers[0] === id;
        this.#itemsFor.set(id, [...some.filter(isOwn), ...some.filter((item) => !isOwn(item))]);
      }
    }
  }

  /** What a recipe would find here now for a meal of that day. Nothing is taken yet. */
  look(recipe: Dish, day: WeekDay): Reservation {
    const left = new Map<string, number>();
    const uses: Use[] = [];
    const lacks = recipe.needs.map((need, place) => {
      const taken: Omit<Use, 'need'>[] = [];
      const lack = this.#lackOf(need, offsetOf(day), left, taken);
      uses.push(...taken.map((use) => ({ ...use, need: place })));
      return lack;
    });
    return { ...coverageOf(recipe, lacks, uses), left };
  }

  /** Takes what a recipe was shown. */
  take({ left }: Reservation): void {
    for (const [id, share] of left) this.#left.set(id, share);
  }

  /** The share of a need that nothing covers. What it uses is added to `uses` and taken from `left`. */
  #lackOf(need: Need, offset: number, left: Map<string, number>, uses: Omit<Use, 'need'>[]): number {
    const lasting = lastingUntil(this.#itemsFor.get(need.ingredientId) ?? [], offset, this.#today);
    const layered = {
      get: (id: string) => left.get(id) ?? this.#left.get(id),
      set: (id: string, share: number) => left.set(id, share),
    };
    const { lack, taken } = take(need, lasting, layered, this.#order !== 'expiry');
    uses.push(...taken);
    return lack;
  }
}

/** Those of some items that are still good so many days after the plan's own. */
export function lastingUntil(items: readonly StockItem[], offset: number, today: string): StockItem[] {
  return items.filter(({ expiresOn }) => {
    const lasts = daysUntil(expiresOn, today);
    return lasts === null || lasts >= offset;
  });
}

/** How far a recipe is covered, from the share of each need that nothing covers and what is used. */
export function coverageOf({ needs }: Dish, lacks: readonly number[], uses: readonly Use[]): Coverage {
  const toBuy = needs.map((need, place) => round(need.quantity * lacks[place]!));
  const ids = needs.map(({ ingredientId }) => ingredientId);
  return {
    toBuy,
    uses,
    missingIds: [...new Set(ids.filter((_id, index) => toBuy[index]! > 0))],
    ingredientCount: new Set(ids).size,
  };
}

/** Up to the next hundredth, so that what is bought is enough. */
function round(quantity: number): number {
  return Math.max(0, Math.ceil(quantity * 100 - 1e-6)) / 100;
}

import { itemsByIngredient, usableItems } from '../coverage/held.ts';
import { take } from '../coverage/take.ts';
import type { WeekDay } from '../meal-week.ts';
import { daysUntil, offsetOf } from './days.ts';
import type { Coverage, DayDish, Dish, Need, PlannedMeal, StockItem, Use } from './model.ts';

/**
 * What a meal takes first. 'expiry': what expires first, unmeasurable items last. 'dates': strictly what
 * expires first. 'own': the exact ingredient before others that cover it. The latter two leave anything
 * bought for a later meal alone.
 */
export type ShelfOrder = 'expiry' | 'dates' | 'own';

/**
 * Allocates the stock in menu order. Staples come last, in the same order: they are assumed anyway, and an oil that one dish
 * names should not go into another.
 */
export function placeMeals(
  dishes: readonly DayDish[],
  pantry: readonly StockItem[],
  today: string,
  order: ShelfOrder = 'expiry',
): PlannedMeal[] {
  const shelf = new Shelf(pantry, today, order);
  const reserved = (isStaple: boolean) =>
    dishes.map(({ recipe, day }) => {
      const found = shelf.look(recipe, day, isStaple);
      shelf.take(found);
      return found;
    });
  const [others, staples] = [reserved(false), reserved(true)];
  return dishes.map(({ recipe, day, slot }, at) => {
    const [first, last] = [others[at]!, staples[at]!];
    const lacks = first.lacks.map((lack, place) => lack + last.lacks[place]!);
    const uses = [...first.uses, ...last.uses].toSorted((a, b) => a.need - b.need);
    return { recipe, day, ...(slot && { slot }), coverage: coverageOf(recipe, lacks, uses) };
  });
}

/** A coverage, with the uncovered share of each line and the share left of each item used. */
export interface Reservation extends Coverage {
  readonly lacks: readonly number[];
  readonly left: ReadonlyMap<string, number>;
}

/** The pantry while meals are placed: what one meal takes, the next cannot. */
export class Shelf {
  /** The share left of each item used. */
  readonly #left = new Map<string, number>();
  /** Items usable as each ingredient, in order of use. */
  readonly #itemsFor: Map<number, StockItem[]>;

  readonly #today: string;
  readonly #order: ShelfOrder;

  constructor(pantry: readonly StockItem[], today: string, order: ShelfOrder = 'expiry') {
    this.#today = today;
    this.#order = order;
    const items = usableItems(pantry, today);
    this.#itemsFor = itemsByIngredient(items);
    if (order === 'own') {
      // The exact ingredient comes before others that cover it.
      for (const [id, some] of this.#itemsFor) {
        const isOwn = ({ covers }: StockItem) => covers[0] === id;
        this.#itemsFor.set(id, [...some.filter(isOwn), ...some.filter((item) => !isOwn(item))]);
      }
    }
  }

  /** What the stock would cover of a recipe on that day: all of it, or its staples or other lines alone. Takes nothing. */
  look(recipe: Dish, day: WeekDay, ofStaples?: boolean): Reservation {
    const left = new Map<string, number>();
    const uses: Use[] = [];
    const lacks = recipe.needs.map((need, place) => {
      if (ofStaples !== undefined && (need.isStaple ?? false) !== ofStaples) return 0;
      const taken: Omit<Use, 'need'>[] = [];
      const lack = this.#lackOf(need, offsetOf(day, this.#today), left, taken);
      uses.push(...taken.map((use) => ({ ...use, need: place })));
      return lack;
    });
    return { ...coverageOf(recipe, lacks, uses), lacks, left };
  }

  /** Takes what a coverage lists. */
  take({ left }: Pick<Reservation, 'left'>): void {
    for (const [id, share] of left) this.#left.set(id, share);
  }

  /** Returns the uncovered share of a need. Adds what is used to `uses` and takes it from `left`. */
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

/** The items still usable this many days after the first day of the week. */
export function lastingUntil(items: readonly StockItem[], offset: number, today: string): StockItem[] {
  return items.filter(({ expiresOn }) => {
    const lasts = daysUntil(expiresOn, today);
    return lasts === null || lasts >= offset;
  });
}

/** A recipe's coverage, from the uncovered share of each need and what is used. */
export function coverageOf({ needs }: Dish, lacks: readonly number[], uses: readonly Use[]): Coverage {
  const lacking = needs.map((need, place) => round(need.quantity * lacks[place]!));
  const toBuy = needs.map(({ isStaple = false }, place) => (isStaple ? 0 : lacking[place]!));
  const ids = needs.map(({ ingredientId }) => ingredientId);
  const assumed = needs.flatMap(({ isStaple = false, ingredientId }, place) =>
    isStaple && lacking[place]! > 0 ? ingredientId : [],
  );
  return {
    toBuy,
    uses,
    missingIds: [...new Set(ids.filter((_id, index) => toBuy[index]! > 0))],
    ...(assumed.length > 0 && { assumedIds: [...new Set(assumed)] }),
    ingredientCount: new Set(ids).size,
  };
}

/** Rounded up to the next hundredth, so that buying it is enough. */
function round(quantity: number): number {
  return Math.max(0, Math.ceil(quantity * 100 - 1e-6)) / 100;
}

import { inUnitOf, itemsByIngredient, usableItems } from '../coverage/held.ts';
import { NEARLY_NOTHING } from '../coverage/take.ts';
import { offsetOf } from './days.ts';
import type { Need, PlannedMeal, StockItem, Use } from './model.ts';
import { coverageOf, lastingUntil } from './shelf.ts';

/** A need of a meal while stock is being reallocated. */
interface Line {
  readonly meal: number;
  readonly place: number;
  readonly need: Need;
  /** The usable items in comparable units, and those that cover it whatever their amount. */
  readonly items: readonly StockItem[];
  readonly some: StockItem | null;
  /** The amount taken from each item, in the item's unit. */
  readonly taken: Map<StockItem, number>;
  isSomeUsed: boolean;
  /** The uncovered share. */
  open: number;
}

/**
 * A line takes from an item: the amount that covers it in full. The last step of a path may take an unmeasurable
 * item (null).
 */
interface Step {
  readonly line: Line;
  readonly item: StockItem | null;
}

/** More than any week needs: guards against endless rounds of negligible amounts. */
const MOST_WAYS = 1_000;

/**
 * Reallocates stock to meals that lack something: a meal that can use another item gives up its own. Every
 * meal keeps what it has, in one form or another, so nothing more has to be bought.
 */
export function rearrange(
  meals: readonly PlannedMeal[],
  pantry: readonly StockItem[],
  today: string,
): PlannedMeal[] {
  const lines = linesOf(meals, pantry, today);
  const exchange = new Exchange(lines);
  for (const line of lines.filter(({ need }) => !need.isStaple)) {
    for (let ways = 0; line.open > 0 && ways < MOST_WAYS; ways += 1) if (!exchange.help(line)) break;
  }
  return meals.map(({ recipe, day, slot }, at) => {
    const own = lines.filter(({ meal }) => meal === at);
    const uses = own.flatMap(usesOf);
    return {
      recipe,
      day,
      ...(slot && { slot }),
      coverage: coverageOf(
        recipe,
        own.map(({ open }) => open),
        uses,
      ),
    };
  });
}

function linesOf(meals: readonly PlannedMeal[], pantry: readonly StockItem[], today: string): Line[] {
  const itemsFor = itemsByIngredient(usableItems(pantry, today));
  return meals.flatMap(({ recipe, day, coverage: { uses, toBuy } }, meal) =>
    recipe.needs.map((need, place): Line => {
      const all = lastingUntil(itemsFor.get(need.ingredientId) ?? [], offsetOf(day, today), today);
      const items = all.filter((item) => item.quantity !== null && inUnitOf(item, need) !== null);
      const own = uses.filter((use) => use.need === place);
      const taken = new Map(
        own.flatMap(({ item, quantity }) => (quantity === null ? [] : [[item, quantity]])),
      );
      const isSomeUsed = own.some(({ quantity }) => quantity === null);
      const covered = [...taken].reduce((sum, [item, quantity]) => sum + quantity / wantedOf(need, item), 0);
      return {
        meal,
        place,
        need,
        items,
        some: all.find((item) => !items.includes(item)) ?? null,
        taken,
        isSomeUsed,
        open: isSomeUsed || (toBuy[place] === 0 && !need.isStaple) ? 0 : Math.max(0, 1 - covered),
      };
    }),
  );
}

/** How much of an item covers a need in full. Only for measurable items. */
const wantedOf = (need: Need, item: StockItem): number => inUnitOf(item, need) ?? Infinity;

class Exchange {
  readonly #lines: readonly Line[];
  readonly #left = new Map<StockItem, number>();

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
    for (const item of lines.flatMap(({ items }) => items)) this.#left.set(item, item.quantity ?? 0);
    for (const { taken } of lines) for (const [item, quantity] of taken) this.#add(item, -quantity);
  }

  /** Covers more of a line, along an augmenting path. Returns whether that was possible. */
  help(line: Line): boolean {
    const way = this.#findWay(line);
    if (!way) return false;
    this.#go(way, line.open);
    return true;
  }

  /** The shortest path from a line that lacks something to unused stock. */
  #findWay(start: Line): Step[] | null {
    const cameBy = new Map<Line, Step | null>([[start, null]]);
    // Iterating over a map includes entries added meanwhile.
    for (const line of cameBy.keys()) {
      if (line.some) return [...wayTo(cameBy, line), { line, item: null }];
      for (const item of line.items) {
        if (isSomething(this.#left.get(item) ?? 0, item)) return [...wayTo(cameBy, line), { line, item }];
        for (const other of this.#lines) {
          if (!cameBy.has(other) && isSomething(other.taken.get(item) ?? 0, item)) {
            cameBy.set(other, { line, item });
          }
        }
      }
    }
    return null;
  }

  /** Moves as much along a path as every step allows. */
  #go(way: readonly Step[], open: number): void {
    const amounts: number[] = [];
    let share = open;
    let part = 1;
    for (const [at, { line, item }] of way.entries()) {
      if (!item) break;
      const quantity = share * wantedOf(line.need, item);
      const next = way[at + 1]?.line;
      const there = (next ? next.taken.get(item) : this.#left.get(item)) ?? 0;
      part = Math.min(part, there / quantity);
      if (next) share = quantity / wantedOf(next.need, item);
      amounts.push(quantity);
    }
    for (const [at, { line, item }] of way.entries()) {
      if (!item) {
        line.isSomeUsed = true;
        continue;
      }
      const quantity = (amounts[at] ?? 0) * part;
      const next = way[at + 1]?.line;
      line.taken.set(item, (line.taken.get(item) ?? 0) + quantity);
      if (next) next.taken.set(item, (next.taken.get(item) ?? 0) - quantity);
      else this.#add(item, -quantity);
    }
    const first = way[0]!.line;
    const rest = open * (1 - part);
    first.open = rest < NEARLY_NOTHING ? 0 : rest;
  }

  #add(item: StockItem, quantity: number): void {
    this.#left.set(item, (this.#left.get(item) ?? 0) + quantity);
  }
}

function wayTo(cameBy: ReadonlyMap<Line, Step | null>, line: Line): Step[] {
  const way: Step[] = [];
  for (let step = cameBy.get(line); step; step = cameBy.get(step.line)) way.unshift(step);
  return way;
}

/** Whether an amount of an item exceeds rounding errors. */
const isSomething = (quantity: number, item: StockItem): boolean =>
  quantity / (item.quantity ?? Infinity) > NEARLY_NOTHING;

function usesOf({ taken, some, isSomeUsed, place }: Line): Use[] {
  const measured = [...taken].filter(([item, quantity]) => isSomething(quantity, item));
  const uses = measured.map(([item, quantity]): Use => ({ item, quantity, need: place }));
  return isSomeUsed && some ? [...uses, { item: some, quantity: null, need: place }] : uses;
}

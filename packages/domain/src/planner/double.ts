import { ordersOf } from './by-date.ts';
import { isBarred, openEvenings } from './chosen.ts';
import { offsetOf } from './days.ts';
import { daysKept } from './leftovers.ts';
import type { Weighed } from './liking.ts';
import type { Found } from './local-search.ts';
import type { Doubling, StockItem, Wishes } from './model.ts';
import { compile, type Problem } from './problem.ts';
import { NEARLY_NOTHING, Scale } from './weigh.ts';

/** Not for larger households: a dish for three already uses all the servings of a typical recipe. */
const MOST_EATERS = 2;
/** Leftovers come two days later at the earliest: nobody wants the same dinner twice in a row. */
const SOONEST = 2;
/** The least gain, in the planner's worth: about three things to buy. No expiring good may go to waste for it. */
const LEAST_GAINED = 96;
const MOST_LOST = 20;
/** The most that reordering the dinners for it may cost. */
const MOST_LOST_BY_ORDER = 60;
const PAIRS_TRIED = 8;
/** What a week saves, expiring and not, and what its shopping costs it. */
interface Account {
  readonly saved: number;
  readonly shopping: number;
  readonly items: number;
}

/** A week, and the dinner worth cooking double, if any. */
export interface CookedDouble {
  readonly found: Found;
  readonly double: Doubling | null;
}

/**
 * Finds the dinner worth cooking double for one or two people, if any: fewer things to buy, as much saved from expiring, and
 * every rule kept by the meals eaten. The dinners may be reordered for it. It is never one that the cook has fixed, nor a
 * flexible one, which is built around what is in the pantry.
 */
export function cookDouble(
  problem: Problem,
  found: Found,
  stock: readonly StockItem[],
  wishes: Wishes,
): CookedDouble {
  const { household_size: people } = wishes.preferences;
  if (people === null || people > MOST_EATERS) return { found, double: null };
  const week = new DoubledWeek(problem, found, stock, wishes);
  const promising = week
    .pairs()
    .map((pair) => ({ pair, gained: week.gainOf(found.week, pair) }))
    .filter(({ gained }) => gained !== null)
    .toSorted((a, b) => b.gained! - a.gained!)
    .slice(0, PAIRS_TRIED);
  for (const { pair } of promising) {
    const order = week.orderFor(pair);
    if (!order || week.gainOf(order.week, pair) === null) continue;
    const [first, on] = pair.map((choice) => problem.days[order.week.indexOf(choice)]!);
    return { found: order, double: { day: first!, on: on! } };
  }
  return { found, double: null };
}

/** The choice cooked double, and the one its leftovers replace. */
type Pair = readonly [twice: number, instead: number];

/** A week in which one dinner could be cooked double for another. */
class DoubledWeek {
  readonly #problem: Problem;
  readonly #found: Found;
  readonly #stock: readonly StockItem[];
  readonly #wishes: Wishes;
  readonly #scale: Scale;
  readonly #open: readonly number[];
  readonly #before: Account;

  constructor(problem: Problem, found: Found, stock: readonly StockItem[], wishes: Wishes) {
    this.#problem = problem;
    this.#found = found;
    this.#stock = stock;
    this.#wishes = wishes;
    this.#scale = new Scale(problem);
    this.#open = openEvenings(problem);
    this.#before = this.#account(found.week, null);
  }

  /** The choices that could be cooked double for each other. */
  pairs(): Pair[] {
    const { choices } = this.#problem;
    const own = this.#open
      .map((evening) => this.#found.week[evening]!)
      .filter((choice) => choices[choice]!.flexible < 0);
    const keeping = own.filter((choice) => daysKept(choices[choice]!.recipe) >= SOONEST);
    return keeping.flatMap((twice) =>
      own.filter((instead) => instead !== twice).map((instead): Pair => [twice, instead]),
    );
  }

  /** What the week gains from cooking double; null if it is not worth it. */
  gainOf(week: readonly number[], pair: Pair): number | null {
    const [before, after] = [this.#before, this.#account(week, pair)];
    const gained = after.saved + after.shopping - before.saved - before.shopping;
    const isWorthIt = gained >= LEAST_GAINED && after.items < before.items;
    return isWorthIt && after.saved >= before.saved - MOST_LOST ? gained : null;
  }

  /** The best order in which the leftovers are eaten while they keep and no further rule is broken; null if there is none. */
  orderFor([twice, instead]: Pair): Found | null {
    const scale = this.#scale;
    scale.weigh(this.#found.week);
    const [kept, late] = [scale.broken - NEARLY_NOTHING, scale.tooLate];
    let best: Found | null = null;
    for (const [first, on] of this.#evenings(twice)) {
      const others = this.#open.filter((evening) => evening !== first && evening !== on);
      const left = this.#open
        .map((evening) => this.#found.week[evening]!)
        .filter((choice) => choice !== twice && choice !== instead);
      const start = [...this.#found.week];
      [start[first], start[on]] = [twice, instead];
      for (const [place, evening] of others.entries()) start[evening] = left[place]!;
      for (const week of ordersOf(start, others)) {
        const worth = scale.weigh(week);
        if (worth < (best?.worth ?? this.#found.worth - MOST_LOST_BY_ORDER)) continue;
        if (scale.broken < kept || scale.tooLate > late) continue;
        scale.weigh(week.with(on, twice));
        if (scale.broken >= kept) best = { week, worth };
      }
    }
    return best;
  }

  /** The possible evenings for it and for its leftovers. */
  #evenings(twice: number): [number, number][] {
    const { days, choices } = this.#problem;
    const most = daysKept(choices[twice]!.recipe);
    const offset = (evening: number) => offsetOf(days[evening]!, this.#wishes.today);
    return this.#open.flatMap((first) =>
      this.#open
        .filter((on) => !isBarred(this.#problem, twice, on))
        .filter((on) => offset(on) - offset(first) >= SOONEST && offset(on) - offset(first) <= most)
        .map((on): [number, number] => [first, on]),
    );
  }

  /** What a week uses and buys if one dinner is cooked double to replace another. */
  #account(week: readonly number[], pair: Pair | null): Account {
    const { choices, days } = this.#problem;
    const cooked = [...days.keys()].filter((evening) => week[evening] !== pair?.[1]);
    const recipes = cooked.map((evening) => {
      const { recipe } = choices[week[evening]!]!;
      return week[evening] === pair?.[0] ? doubled(recipe) : recipe;
    });
    const own = compile(
      recipes,
      this.#stock,
      cooked.map((evening) => days[evening]!),
      this.#wishes,
    );
    const scale = new Scale(own);
    scale.weigh([...recipes.keys()]);
    const saved = own.items.reduce((sum, { worth }, item) => sum + worth * scale.used(item), 0);
    return { saved, shopping: scale.shopping, items: scale.itemsToBuy };
  }
}

function doubled(recipe: Weighed): Weighed {
  const needs = recipe.needs.map((need) => ({
    ...need,
    quantity: 2 * need.quantity,
    grams: need.grams === null ? null : 2 * need.grams,
  }));
  return { ...recipe, needs };
}

import { Basket } from './basket.ts';
import { flatten, type FlatProblem } from './flat.ts';
import type { Problem } from './problem.ts';
import {
  FREE_IN_A_WEEK,
  LEAST_SAVED,
  MOST_FLEXIBLE,
  POOR_SHARE,
  VARIETY,
  WEIGHTS,
  type Weights,
} from './weights.ts';

/** Differences of worth below this come from rounding. */
export const NEARLY_NOTHING = 1e-9;

/**
 * Scores weeks of one problem. A week is one choice number per evening. Works on reused arrays,
 * because a search scores hundreds of thousands.
 */
export class Scale {
  readonly #flat: FlatProblem;
  readonly #weights: Weights;
  /** The share left of each item. */
  readonly #left: Float64Array;
  readonly #basket: Basket;
  readonly #count: Uint8Array;
  /** The least that a flexible dinner must save; nothing if savings do not count. */
  readonly #leastSaved: number;
  /** The share of each item used by the last scored week. */
  readonly used: (item: number) => number;
  /** The worth of the items used so far. */
  #saved = 0;
  /** How many of its lines the meal has to buy because what expires is gone: other meals take it, or it is past its date. */
  #gone = 0;
  /** The number of different things to buy for the last scored week, and what the shopping costs it. */
  itemsToBuy = 0;
  shopping = 0;
  /** What the broken rules cost it; 0 if it keeps them all. */
  broken = 0;
  /** How many of its meals come after the expiry of something they would have used. */
  tooLate = 0;

  constructor(problem: Problem) {
    this.#flat = flatten(problem);
    this.#weights = problem.weights;
    this.#leastSaved = (LEAST_SAVED * problem.weights.savedGood) / WEIGHTS.savedGood;
    this.#left = new Float64Array(problem.items.length);
    this.#basket = new Basket(this.#flat, problem.weights.item);
    this.#count = new Uint8Array(this.#flat.kinds);
    this.used = (item) => 1 - this.#left[item]!;
  }

  weigh(week: ArrayLike<number>): number {
    const { worth: own, floor, evenings, firstLine, flexible } = this.#flat;
    this.#left.fill(1);
    this.tooLate = 0;
    this.broken = 0;
    let worth = this.#variety(week);
    for (let evening = 0; evening < week.length; evening += 1) {
      const choice = week[evening]!;
      worth += own[choice * evenings + evening]!;
      this.broken += floor[choice * evenings + evening]!;
      const end = firstLine[choice + 1]!;
      this.#saved = 0;
      this.#gone = 0;
      for (let line = firstLine[choice]!; line < end; line += 1) worth += this.#take(line, evening);
      if (flexible[choice]! < 0) continue;
      if (this.#saved < this.#leastSaved) worth += VARIETY.idleFlexible;
      worth += this.#gone * this.#weights.goodness * VARIETY.flexibleOfGone;
    }
    this.itemsToBuy = this.#basket.size;
    this.shopping = this.#basket.pay();
    return worth + this.shopping;
  }

  /** What a week loses because its meals are too alike. Records the rules that this breaks. */
  #variety(week: ArrayLike<number>): number {
    const { cuisine, protein, base, flexible, isLight, isPoor, isRepeated, isLong, evenings } = this.#flat;
    this.#count.fill(0);
    let worth = 0;
    let broken = 0;
    let before = -1;
    let light = 0;
    let made = 0;
    let lastMade = -1;
    let poor = 0;
    let repeated = 0;
    let long = 0;
    for (let evening = 0; evening < week.length; evening += 1) {
      const choice = week[evening]!;
      if (before >= 0 && cuisine[before] === cuisine[choice]) worth += VARIETY.sameCuisineNext;
      broken += this.#kind(protein, choice, before) + this.#kind(base, choice, before);
      const kind = flexible[choice]!;
      if (kind >= 0) {
        made += 1;
        worth += VARIETY.flexible;
        if (kind === lastMade) broken += VARIETY.sameFlexible;
        if (before >= 0 && flexible[before]! >= 0) broken += VARIETY.flexibleNext;
        lastMade = kind;
      }
      light += isLight[choice]!;
      poor += isPoor[choice]!;
      repeated += isRepeated[choice]!;
      long += isLong[choice * evenings + evening]!;
      before = choice;
    }
    broken += beyond(light, 1) * VARIETY.anotherLight;
    broken += beyond(made, MOST_FLEXIBLE) * VARIETY.anotherFlexible;
    broken += beyond(poor, Math.floor(week.length * POOR_SHARE)) * VARIETY.anotherPoor;
    broken += beyond(long, 1) * VARIETY.anotherLong;
    broken += beyond(repeated, 1) * VARIETY.anotherRepeated;
    this.broken += this.#weights.rules * broken;
    return this.#weights.rules * (worth + repeated * VARIETY.repeated + broken);
  }

  /** The cost of another meal with its protein or base. */
  #kind(kinds: Int32Array, choice: number, before: number): number {
    const kind = kinds[choice]!;
    if (kind < 0) return 0;
    this.#count[kind]! += 1;
    const again = this.#count[kind]! > FREE_IN_A_WEEK ? VARIETY.anotherOfKind : 0;
    return before >= 0 && kinds[before] === kind ? again + VARIETY.sameKindNext : again;
  }

  /** Takes a line's need from the pantry as far as possible, and adds the rest to the shopping list. */
  #take(line: number, evening: number): number {
    const { goodOf, amountOf, firstSupply, supplyItem, supplyAmount, firstSome, someItem, last } = this.#flat;
    const { itemWorth, isSoon } = this.#flat;
    const good = goodOf[line]!;
    const isStaple = this.#flat.isStaple[good] === 1;
    const covered = isStaple ? 0 : this.#weights.line;
    let open = amountOf[line]!;
    let worth = 0;
    /** What there was to use up, and is no longer. */
    let gone = 0;
    const end = firstSupply[good + 1]!;
    for (let supply = firstSupply[good]!; supply < end; supply += 1) {
      const item = supplyItem[supply]!;
      const left = this.#left[item]!;
      const isPast = last[item]! < evening;
      gone += isSoon[item]! * (isPast ? 1 : 1 - left) * supplyAmount[supply]!;
      if (left < NEARLY_NOTHING) continue;
      if (isPast) {
        this.tooLate += 1;
        continue;
      }
      const taken = Math.min(left, open / supplyAmount[supply]!);
      this.#left[item] = left - taken;
      worth += taken * itemWorth[item]!;
      this.#saved += taken * itemWorth[item]!;
      open -= taken * supplyAmount[supply]!;
      if (open < NEARLY_NOTHING) return worth + covered;
    }
    const endOfSome = firstSome[good + 1]!;
    for (let some = firstSome[good]!; some < endOfSome; some += 1) {
      const item = someItem[some]!;
      if (last[item]! < evening) {
        if (this.#left[item]! > 0) this.tooLate += 1;
        continue;
      }
      // It counts once: how much is left is unknown.
      worth += this.#left[item]! * itemWorth[item]!;
      this.#left[item] = 0;
      return worth + covered;
    }
    if (isStaple) return worth;
    if (Math.min(open, gone) > amountOf[line]! / 2) this.#gone += 1;
    this.#basket.add(good, open, evening);
    return worth;
  }
}

const beyond = (count: number, free: number): number => Math.max(0, count - free);

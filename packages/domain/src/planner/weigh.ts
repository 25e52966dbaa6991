import { flatten, type FlatProblem } from './flat.ts';
import type { Problem } from './problem.ts';
import { FREE_IN_A_WEEK, WEIGHTS } from './weights.ts';

const NEARLY_NOTHING = 1e-9;

/**
 * Scores weeks of one problem in points. A week is one choice number per evening. Works on reused arrays,
 * because a search scores hundreds of thousands.
 */
export class Scale {
  readonly #flat: FlatProblem;
  /** The share left of each item. */
  readonly #left: Float64Array;
  readonly #buy: Float64Array;
  readonly #list: Int32Array;
  readonly #count: Uint8Array;
  /** The share of each item used by the last scored week. */
  readonly used: (item: number) => number;
  /** The number of different things to buy for the last scored week, and its shopping cost in points. */
  itemsToBuy = 0;
  shopping = 0;
  /** How many of its meals come after the expiry of something they would have used. */
  tooLate = 0;

  constructor(problem: Problem) {
    this.#flat = flatten(problem);
    this.#left = new Float64Array(problem.items.length);
    this.#buy = new Float64Array(problem.goods.length);
    this.#list = new Int32Array(problem.goods.length);
    this.#count = new Uint8Array(this.#flat.kinds);
    this.used = (item) => 1 - this.#left[item]!;
  }

  weigh(week: ArrayLike<number>): number {
    const { cuisine, protein, points: worth, evenings, firstLine } = this.#flat;
    this.#left.fill(1);
    this.#count.fill(0);
    this.itemsToBuy = 0;
    this.tooLate = 0;
    let points = 0;
    let cuisineBefore = -1;
    let proteinBefore = -1;
    for (let evening = 0; evening < week.length; evening += 1) {
      const choice = week[evening]!;
      points += worth[choice * evenings + evening]!;
      const cuisineNow = cuisine[choice]!;
      if (cuisineBefore === cuisineNow) points += WEIGHTS.sameCuisineAsBefore;
      points += this.#again(cuisineNow, WEIGHTS.cuisineAgain);
      const proteinNow = protein[choice]!;
      if (proteinNow >= 0) {
        if (proteinBefore === proteinNow) points += WEIGHTS.sameProteinAsBefore;
        points += this.#again(proteinNow, WEIGHTS.proteinAgain);
      }
      cuisineBefore = cuisineNow;
      proteinBefore = proteinNow;
      const end = firstLine[choice + 1]!;
      for (let line = firstLine[choice]!; line < end; line += 1) points += this.#take(line, evening);
    }
    this.shopping = this.#shop();
    return points + this.shopping;
  }

  #again(kind: number, weight: number): number {
    this.#count[kind]! += 1;
    return this.#count[kind]! > FREE_IN_A_WEEK ? weight : 0;
  }

  /** Takes a line's need from the pantry as far as possible, and adds the rest to the shopping list. */
  #take(line: number, evening: number): number {
    const { goodOf, amountOf, firstSupply, supplyItem, supplyAmount, firstSome, someItem, last, itemPoints } =
      this.#flat;
    const good = goodOf[line]!;
    let open = amountOf[line]!;
    let points = 0;
    const end = firstSupply[good + 1]!;
    for (let supply = firstSupply[good]!; supply < end; supply += 1) {
      const item = supplyItem[supply]!;
      const left = this.#left[item]!;
      if (left < NEARLY_NOTHING) continue;
      if (last[item]! < evening) {
        this.tooLate += 1;
        continue;
      }
      const taken = Math.min(left, open / supplyAmount[supply]!);
      this.#left[item] = left - taken;
      points += taken * itemPoints[item]!;
      open -= taken * supplyAmount[supply]!;
      if (open < NEARLY_NOTHING) return points;
    }
    const endOfSome = firstSome[good + 1]!;
    for (let some = firstSome[good]!; some < endOfSome; some += 1) {
      const item = someItem[some]!;
      if (last[item]! < evening) {
        if (this.#left[item]! > 0) this.tooLate += 1;
        continue;
      }
      // It counts once; how much of it is left is unknown.
      points += this.#left[item]! * itemPoints[item]!;
      this.#left[item] = 0;
      return points;
    }
    if (this.#buy[good] === 0) this.#list[this.itemsToBuy++] = good;
    this.#buy[good]! += open;
    return points;
  }

  /** Pays for the shopping list and clears it. */
  #shop(): number {
    const { pack, price, leftOver } = this.#flat;
    let points = this.itemsToBuy * WEIGHTS.item;
    for (let place = 0; place < this.itemsToBuy; place += 1) {
      const good = this.#list[place]!;
      const buy = this.#buy[good]!;
      this.#buy[good] = 0;
      const size = pack[good]!;
      const bought = size > 0 ? size * Math.ceil(buy / size - 1e-6) : buy;
      points += bought * price[good]! + (bought - buy) * leftOver[good]!;
    }
    return points;
  }
}

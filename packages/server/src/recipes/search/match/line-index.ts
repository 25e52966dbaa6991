import type { Held } from '@larder/domain';
import type { GatheredLines } from './gather-lines.ts';
import type { Measures } from './measures.ts';
import { StockAmounts } from './stock-amounts.ts';

/**
 * The lines of all recipes as typed arrays, for counting the ingredients a pantry covers by the rule of
 * `coverRecipe`. Recipes are sorted by amount per measure, so only those the pantry has enough for are
 * visited.
 */
export class LineIndex {
  /** The number of different ingredients per recipe. */
  readonly needed: Uint16Array;
  readonly #measures: Measures;
  readonly #lineMeasures: Uint16Array;
  readonly #lineAmounts: Float64Array;
  readonly #firstLine: Uint32Array;
  readonly #places: Uint32Array;
  readonly #amounts: Float64Array;
  readonly #from: Uint32Array;
  readonly #rivals: ReadonlyMap<number, Uint32Array>;
  readonly #mixed: readonly number[];

  constructor(lines: GatheredLines) {
    this.needed = lines.needed;
    this.#measures = lines.measures;
    this.#lineMeasures = lines.lineMeasures;
    this.#lineAmounts = lines.lineAmounts;
    this.#firstLine = lines.firstLine;
    this.#places = lines.places;
    this.#amounts = lines.amounts;
    this.#from = lines.from;
    this.#rivals = lines.rivals;
    this.#mixed = lines.mixed;
  }

  /** A pantry in the measures of these lines. */
  stock(pantry: readonly Held[], today: string): StockAmounts {
    return new StockAmounts(pantry, today, this.#measures);
  }

  /** The recipes that need an ingredient, unordered. */
  placesNeeding(ingredientId: number): number[] {
    return this.#measures
      .of(ingredientId)
      .flatMap((measure) => [...this.#places.subarray(this.#from[measure], this.#from[measure + 1])]);
  }

  /** How many of each recipe's ingredients there is enough of. */
  covered(stock: StockAmounts): Uint16Array {
    const covered = new Uint16Array(this.needed.length);
    for (const measure of stock.present) {
      const enough = stock.enough(measure);
      const to = this.#from[measure + 1]!;
      for (let at = this.#from[measure]!; at < to && this.#amounts[at]! < enough; at += 1) {
        covered[this.#places[at]!]! += 1;
      }
    }
    const isExact = new Uint8Array(this.needed.length);
    const contested = [...stock.measured].map((ingredientId) => this.#rivals.get(ingredientId) ?? []);
    for (const places of [this.#mixed, ...contested]) {
      for (const place of places) {
        if (isExact[place] === 1) continue;
        isExact[place] = 1;
        covered[place] = this.needed[place]! - this.lacking(place, stock).length;
      }
    }
    return covered;
  }

  /** The ingredients of a recipe there is too little of, once each, in order. */
  lacking(place: number, stock: StockAmounts): number[] {
    stock.refill();
    const lacking: number[] = [];
    const to = this.#firstLine[place + 1]!;
    for (let line = this.#firstLine[place]!; line < to; line += 1) {
      const measure = this.#lineMeasures[line]!;
      if (stock.has(measure) && stock.take(measure, this.#lineAmounts[line]!)) continue;
      const { ingredientId } = this.#measures.units[measure]!;
      if (!lacking.includes(ingredientId)) lacking.push(ingredientId);
    }
    return lacking;
  }

  /** The ids of a recipe's ingredients that are in the pantry, in any amount. */
  present(place: number, stock: StockAmounts): ReadonlySet<number> {
    const measures = this.#lineMeasures.subarray(this.#firstLine[place]!, this.#firstLine[place + 1]!);
    const there = Array.from(measures).filter((measure) => stock.has(measure));
    return new Set(there.map((measure) => this.#measures.units[measure]!.ingredientId));
  }
}

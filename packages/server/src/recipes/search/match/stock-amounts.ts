import { inUnitOf, itemsByIngredient, NEARLY_NOTHING, usableItems, type Held } from '@larder/domain';
import type { Measures } from './measures.ts';

/**
 * A pantry in the measures of an index, as arrays: how much there is of each, and what each item gives of it when it is
 * used for nothing else.
 */
export class StockAmounts {
  /** The measures of which there is anything. */
  readonly present: readonly number[];
  /** The ingredients of which a known amount is there: two lines of a recipe may want the same of it. */
  readonly measured = new Set<number>();
  /** By measure: how much there is in all; Infinity for 'some', -1 where nothing is. */
  readonly #amounts: Float64Array;
  /** Items of all measures in the order in which they are used, what each gives, and where those of a measure begin and end. */
  readonly #items: number[] = [];
  readonly #gives: number[] = [];
  readonly #from: Uint32Array;
  readonly #to: Uint32Array;
  /** The share that is left of each item, and of which something was taken. */
  readonly #left: Float64Array;
  readonly #touched: number[] = [];

  constructor(pantry: readonly Held[], today: string, measures: Measures) {
    const items = usableItems(pantry, today);
    const places = new Map(items.map((item, place) => [item, place]));
    this.#amounts = new Float64Array(measures.units.length).fill(-1);
    this.#from = new Uint32Array(measures.units.length);
    this.#to = new Uint32Array(measures.units.length);
    this.#left = new Float64Array(items.length).fill(1);
    for (const { quantity, covers } of items) if (quantity !== null) this.measured.add(covers[0]!);
    const present: number[] = [];
    for (const [ingredientId, some] of itemsByIngredient(items)) {
      for (const measure of measures.of(ingredientId)) {
        let amount = 0;
        this.#from[measure] = this.#items.length;
        for (const item of some) {
          const wanted = inUnitOf(item, measures.units[measure]!);
          const gives = item.quantity === null || wanted === null ? Infinity : item.quantity / wanted;
          amount += gives;
          if (gives === Infinity) continue;
          this.#items.push(places.get(item)!);
          this.#gives.push(gives);
        }
        this.#to[measure] = this.#items.length;
        this.#amounts[measure] = amount;
        present.push(measure);
      }
    }
    this.present = present;
  }

  /** Whether there is anything of a measure. */
  has(measure: number): boolean {
    return this.#amounts[measure]! >= 0;
  }

  /** What a need of a measure must be below to be covered, with the hair that reckoning with fractions leaves. */
  enough(measure: number): number {
    return this.#amounts[measure]! / (1 - NEARLY_NOTHING);
  }

  /** Begins another recipe: everything is there again. */
  refill(): void {
    for (const item of this.#touched) this.#left[item] = 1;
    this.#touched.length = 0;
  }

  /** Takes what a line needs out of what the lines before it left. True when that is enough. */
  take(measure: number, needed: number): boolean {
    const to = this.#to[measure]!;
    let open = 1;
    for (let at = this.#from[measure]!; at < to; at += 1) {
      const [item, gives] = [this.#items[at]!, this.#gives[at]!];
      const share = this.#left[item]!;
      const taken = Math.min(share, (needed * open) / gives);
      if (taken * gives < NEARLY_NOTHING) continue;
      this.#left[item] = share - taken;
      this.#touched.push(item);
      open -= (taken * gives) / needed;
      if (open < NEARLY_NOTHING) return true;
    }
    return this.#amounts[measure] === Infinity;
  }
}

import { inUnitOf, itemsByIngredient, NEARLY_NOTHING, usableItems, type Held } from '@larder/domain';
import type { Measures } from './measures.ts';

/**
 * A pantry in an index's measures, as arrays: the amount of each, and what each item contributes if used for
 * nothing else.
 */
export class StockAmounts {
  /** The measures with any amount. */
  readonly present: readonly number[];
  /** Ingredients with a known amount: two lines of a recipe may compete for them. */
  readonly measured = new Set<number>();
  /** The total by measure; Infinity for 'some', -1 for none. */
  readonly #amounts: Float64Array;
  /**
   * The items of all measures in order of use, what each contributes, and where each measure's start and end.
   */
  readonly #items: number[] = [];
  readonly #gives: number[] = [];
  readonly #from: Uint32Array;
  readonly #to: Uint32Array;
  /** Each item's remaining share, and the items that were used. */
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

  /** Whether there is any of a measure. */
  has(measure: number): boolean {
    return this.#amounts[measure]! >= 0;
  }

  /** The exclusive upper bound for a need to be covered, including a tolerance for rounding. */
  enough(measure: number): number {
    return this.#amounts[measure]! / (1 - NEARLY_NOTHING);
  }

  /** Starts another recipe: restores all items. */
  refill(): void {
    for (const item of this.#touched) this.#left[item] = 1;
    this.#touched.length = 0;
  }

  /** Takes a line's need from what previous lines left. True if that is enough. */
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

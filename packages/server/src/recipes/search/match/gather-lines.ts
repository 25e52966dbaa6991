import type { Needed } from '@larder/domain';
import { STEP, type Steps } from '../unhurried.ts';
import { Measures } from './measures.ts';

/** What can be used as an ingredient: itself, its kinds and its substitutes. */
export type Coverers = (ingredientId: number) => Iterable<number>;

/** The lines of all recipes, arranged for lookup. */
export interface GatheredLines {
  /** The number of different ingredients per recipe. */
  readonly needed: Uint16Array;
  readonly measures: Measures;
  /** The lines of all recipes, and where each recipe's start. */
  readonly lineMeasures: Uint16Array;
  readonly lineAmounts: Float64Array;
  readonly firstLine: Uint32Array;
  /**
   * The recipes that need each measure with their total amount, sorted by it, and where each measure's start.
   */
  readonly places: Uint32Array;
  readonly amounts: Float64Array;
  readonly from: Uint32Array;
  /** The recipes in which two lines may compete for the same item, by the item's ingredient. */
  readonly rivals: ReadonlyMap<number, Uint32Array>;
  /** Recipes that need an ingredient in two measures: butter by the gram and by the spoonful. */
  readonly mixed: readonly number[];
}

/** Gathers the lines of all recipes, in steps. */
export function* gatherLines(
  recipes: readonly (readonly Needed[])[],
  coverers: Coverers,
): Steps<GatheredLines> {
  const total = recipes.reduce((sum, { length }) => sum + length, 0);
  const measures = new Measures();
  const needed = new Uint16Array(recipes.length);
  const lineMeasures = new Uint16Array(total);
  const lineAmounts = new Float64Array(total);
  const firstLine = new Uint32Array(recipes.length + 1);
  const needs: { place: number; amount: number }[][] = [];
  const contests = new Contests(coverers);
  const mixed: number[] = [];
  for (const [place, lines] of recipes.entries()) {
    const sums = new Map<number, number>();
    needed[place] = new Set(lines.map(({ ingredientId }) => ingredientId)).size;
    let line = firstLine[place]!;
    for (const need of lines) {
      const { measure, amount } = measures.add(need);
      lineMeasures[line] = measure;
      lineAmounts[line] = amount;
      sums.set(measure, (sums.get(measure) ?? 0) + amount);
      line += 1;
    }
    firstLine[place + 1] = line;
    for (const [measure, amount] of sums) (needs[measure] ??= []).push({ place, amount });
    const own = [...sums.keys()];
    contests.add(
      place,
      own.map((measure) => measures.units[measure]!.ingredientId),
    );
    if (own.length > needed[place]) mixed.push(place);
    if (place % STEP === 0) yield;
  }
  const from = new Uint32Array(needs.length + 1);
  for (const [measure, some] of needs.entries()) from[measure + 1] = from[measure]! + some.length;
  const places = new Uint32Array(from[needs.length]!);
  const amounts = new Float64Array(places.length);
  for (const [measure, some] of needs.entries()) {
    some.sort((a, b) => a.amount - b.amount);
    for (const [index, { place, amount }] of some.entries()) {
      places[from[measure]! + index] = place;
      amounts[from[measure]! + index] = amount;
    }
    yield;
  }
  const rivals = contests.rivals();
  return { needed, measures, lineMeasures, lineAmounts, firstLine, places, amounts, from, rivals, mixed };
}

/** Finds recipes in which two lines may compete for the same item. */
class Contests {
  readonly #coverers: Coverers;
  readonly #known = new Map<number, readonly number[]>();
  readonly #rivals = new Map<number, number[]>();

  constructor(coverers: Coverers) {
    this.#coverers = coverers;
  }

  add(place: number, ingredientIds: readonly number[]): void {
    const wanted = new Set<number>();
    const contested = new Set<number>();
    for (const ingredientId of ingredientIds) {
      for (const id of this.#coverersOf(ingredientId)) (wanted.has(id) ? contested : wanted).add(id);
    }
    for (const id of contested) {
      const places = this.#rivals.get(id);
      if (places) places.push(place);
      else this.#rivals.set(id, [place]);
    }
  }

  rivals(): ReadonlyMap<number, Uint32Array> {
    return new Map([...this.#rivals].map(([id, places]) => [id, Uint32Array.from(places)]));
  }

  #coverersOf(ingredientId: number): readonly number[] {
    const known = this.#known.get(ingredientId) ?? [...this.#coverers(ingredientId)];
    this.#known.set(ingredientId, known);
    return known;
  }
}

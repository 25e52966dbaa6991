import type { Documents } from './documents.ts';
import { makePauses } from './pauses.ts';
import type { CompiledQuery } from './query.ts';
import { WEIGHTS } from './weights.ts';

/** Packs a word's counts per part into one number: each is below `STEP`. */
const STEP = 4096;
const PARTS = [STEP ** 3, STEP ** 2, STEP, 1] as const;
const [TITLE, CUISINE, NAME, OTHER_NAME] = PARTS;

/** The sum of 1 / n² over all n: a word that is everywhere counts for at most its weight. */
const MOST = 1.644_934_066_85;

/**
 * The relevance of recipes to a query of one term, in PostgreSQL's `ts_rank` with its single precision: the
 * weights of each word's occurrences, with diminishing returns, divided by the number of alternatives. One
 * number per recipe.
 */
export async function rankAny(
  documents: Documents,
  { asked, alternatives }: Pick<CompiledQuery, 'asked' | 'alternatives'>,
  recipes: Uint32Array,
): Promise<Float32Array> {
  const pause = makePauses();
  const sums = new Float32Array(documents.size);
  const counter = new WordCounter(documents);
  const weigh = makeWeigher();
  for (const { word } of asked) {
    const { having, end } = counter.count(word);
    for (let at = 0; at < end; at += 1) {
      const recipe = having[at]!;
      sums[recipe]! += weigh(counter.take(recipe));
    }
    await pause();
  }
  const ranks = new Float32Array(recipes.length);
  for (let index = 0; index < recipes.length; index += 1)
    ranks[index] = sums[recipes[index]!]! / alternatives;
  return ranks;
}

/** Counts a word's occurrences per recipe. */
class WordCounter {
  readonly #documents: Documents;
  readonly #counts: Float64Array;
  /** The recipes with the word, once each. */
  readonly #having: Uint32Array;
  #end = 0;

  constructor(documents: Documents) {
    this.#documents = documents;
    this.#counts = new Float64Array(documents.size);
    this.#having = new Uint32Array(documents.size);
  }

  /** The recipes with a word: those before `end`. */
  count(word: number): { having: Uint32Array; end: number } {
    const { titles, cuisines, names, otherNames, recipesOfCountry, recipesOfIngredient } = this.#documents;
    this.#end = 0;
    this.#add(titles.texts.of(word), TITLE);
    for (const country of cuisines.texts.of(word)) this.#add(recipesOfCountry.of(country), CUISINE);
    const inIngredients = new Map<number, number>();
    for (const [field, part] of [
      [names, NAME],
      [otherNames, OTHER_NAME],
    ] as const) {
      for (const ingredient of field.texts.of(word)) {
        inIngredients.set(ingredient, (inIngredients.get(ingredient) ?? 0) + part);
      }
    }
    for (const [ingredient, count] of inIngredients) this.#add(recipesOfIngredient.of(ingredient), count);
    return { having: this.#having, end: this.#end };
  }

  /** Returns and resets a recipe's count. */
  take(recipe: number): number {
    const count = this.#counts[recipe]!;
    this.#counts[recipe] = 0;
    return count;
  }

  #add(recipes: Uint32Array, count: number): void {
    const counts = this.#counts;
    let end = this.#end;
    for (let at = 0; at < recipes.length; at += 1) {
      const recipe = recipes[at]!;
      const before = counts[recipe]!;
      if (before === 0) {
        this.#having[end] = recipe;
        end += 1;
      }
      counts[recipe] = before + count;
    }
    this.#end = end;
  }
}

/** The weight of a word with these counts per part. Neighbouring recipes mostly have equal counts. */
function makeWeigher(): (count: number) => number {
  const weighed = new Map<number, number>();
  let lastCount = 0;
  let lastWeight = 0;
  return (count) => {
    if (count === lastCount) return lastWeight;
    lastCount = count;
    lastWeight = weighed.get(count) ?? weightOf(count);
    weighed.set(count, lastWeight);
    return lastWeight;
  };
}

function weightOf(count: number): number {
  let sum = 0;
  let heaviest = 0;
  let nth = 0;
  for (const [index, part] of PARTS.entries()) {
    const weight = WEIGHTS[index]!;
    const times = Math.floor(count / part) % STEP;
    if (times > 0) heaviest = Math.max(heaviest, weight);
    for (const last = nth + times; nth < last; nth += 1) {
      sum = Math.fround(sum + Math.fround(weight / (nth + 1) ** 2));
    }
  }
  return Math.fround(Math.fround(heaviest + sum) - heaviest) / MOST;
}

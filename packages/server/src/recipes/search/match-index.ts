import { percentOf, type Needed } from '@larder/domain';
import type { StockItem } from '../../plan/planner/model.ts';
import { asksNothing, passesFilters, type PackedFilters } from '../../plan/planner/recipe-flags.ts';
import { gatherLines, type Coverers } from './match/gather-lines.ts';
import { LineIndex } from './match/line-index.ts';
import type { StockAmounts } from './match/stock-amounts.ts';
import { mostRelevant } from './most-relevant.ts';
import type { Page } from './page.ts';
import type { Steps } from './unhurried.ts';

/** What the index knows of a recipe. */
interface IndexedRecipe {
  readonly id: number;
  readonly flags: number;
  readonly country: number;
  /** In minutes, waiting included. */
  readonly totalTime: number;
  /** Its lines as written. */
  readonly needs: readonly Needed[];
}

/** By match (or, without a pantry, by title), or by the time that a recipe takes, the shortest first. */
export type RecipeOrder = 'match' | 'time';

export interface MatchQuery {
  /** Places in title order to which the search is narrowed. */
  readonly within?: Uint32Array | undefined;
  /** The most ingredients that may have to be bought; any number when absent. */
  readonly maxMissing?: number | undefined;
  readonly order?: RecipeOrder;
  /** Looser filters, with which is only counted. */
  readonly counting?: PackedFilters | undefined;
}

/** A recipe and how far a pantry covers it: docs/adr/0015. */
export interface Match {
  readonly id: number;
  readonly matchPercentage: number;
  readonly presencePercentage: number;
  /** The ingredients to buy, all or some of each, in the recipe's order. */
  readonly lackingIds: readonly number[];
  /** Those of them of which some is there, but not enough. */
  readonly shortIds: readonly number[];
}

/** Ranks recipes by how far one pantry covers them, as `byMatch` does. */
export type Matching = (
  filters: PackedFilters,
  page: Page,
  query?: MatchQuery,
) => { total: number; counted: number; matches: Match[] };

/** What can be asked of an index of recipes, be it one or several that are joined. Places are given and answered in order. */
export type RecipeIndex = Pick<
  MatchIndex,
  | 'size'
  | 'idAt'
  | 'placesOf'
  | 'placesNeeding'
  | 'passing'
  | 'quickness'
  | 'mostRelevant'
  | 'byTitle'
  | 'byMatch'
  | 'matching'
>;

/** How far a pantry covers each recipe of an index: made by it, and of use to no other. */
export interface Reckoning {
  readonly stock: StockAmounts;
  /** By place: how many of the ingredients there is enough of. */
  readonly covered: Uint16Array;
}

/** What a pantry holds on a day. */
export interface Larder {
  readonly stock: readonly StockItem[];
  /** '2030-05-31': what has expired before it counts for nothing. */
  readonly today: string;
}

const PERCENTS = 101;
/** More ingredients than any recipe needs. */
const MOST_NEEDED = 65_536;
/** What fits into 16 bits: 45 days. Nothing that takes longer is told apart. */
const LONGEST_MINUTES = 65_535;

/**
 * All recipes as typed arrays, in title order, with what each needs: so a whole catalogue is matched against a pantry
 * without asking the database. It never changes; a new catalogue makes a new index.
 */
export class MatchIndex {
  readonly #ids: Int32Array;
  readonly #flags: Uint32Array;
  readonly #countries: Uint32Array;
  readonly #times: Uint16Array;
  readonly #needed: Uint16Array;
  readonly #places = new Map<number, number>();
  readonly #lines: LineIndex;
  readonly #mostNeeded: number;
  /** Where a recipe that needs so many ingredients comes when so many are there: by needed and then covered. */
  readonly #bucketOf: Uint32Array;
  readonly #everyPlace: Uint32Array;

  /** Makes the index, in steps, of recipes in title order and of what can be used as each ingredient. */
  static *making(recipes: readonly IndexedRecipe[], coverers: Coverers = (id) => [id]): Steps<MatchIndex> {
    const lines = yield* gatherLines(
      recipes.map(({ needs }) => needs),
      coverers,
    );
    return new MatchIndex(recipes, new LineIndex(lines));
  }

  private constructor(recipes: readonly IndexedRecipe[], lines: LineIndex) {
    this.#ids = Int32Array.from(recipes, ({ id }) => id);
    this.#flags = Uint32Array.from(recipes, ({ flags }) => flags);
    this.#countries = Uint32Array.from(recipes, ({ country }) => country);
    this.#times = Uint16Array.from(recipes, ({ totalTime }) => Math.min(totalTime, LONGEST_MINUTES));
    this.#lines = lines;
    this.#needed = this.#lines.needed;
    this.#mostNeeded = this.#needed.reduce((most, needed) => Math.max(most, needed), 0);
    this.#everyPlace = Uint32Array.from(recipes.keys());
    const width = this.#mostNeeded + 1;
    this.#bucketOf = Uint32Array.from({ length: width * width }, (_, index) => {
      const [needed, covered] = [Math.floor(index / width), index % width];
      return covered > needed ? 0 : (PERCENTS - 1 - percentOf(covered, needed)) * width + needed - covered;
    });

    for (const [place, { id }] of recipes.entries()) this.#places.set(id, place);
  }

  get size(): number {
    return this.#ids.length;
  }

  /** Recipes by title, or by time and then title, one page of them. */
  byTitle(
    filters: PackedFilters,
    page: Page,
    order: RecipeOrder = 'match',
  ): { total: number; ids: number[] } {
    const { total, places } = this.titled(filters, page, order);
    return { total, ids: Array.from(places, (place) => this.#ids[place]!) };
  }

  /** The same by their places. */
  titled(
    filters: PackedFilters,
    { offset, limit }: Page,
    order: RecipeOrder,
  ): { total: number; places: Uint32Array } {
    const passing = this.passing(this.#everyPlace, filters);
    const page =
      order === 'time'
        ? Uint32Array.from(mostRelevant(passing, this.quickness(passing), { offset, limit }))
        : passing.subarray(offset, offset + limit);
    return { total: passing.length, places: page };
  }

  /** The more, the less time the recipes at these places take. */
  quickness(places: Uint32Array): Float64Array {
    return Float64Array.from(places, (place) => -this.#times[place]!);
  }

  /** One page of these places by relevance, the greatest first, then by title. */
  mostRelevant(places: Uint32Array, relevance: Float64Array, page: Page): readonly number[] {
    return mostRelevant(places, relevance, page);
  }

  /** The recipe that stands at a place of the title order. */
  idAt(place: number): number {
    return this.#ids[place]!;
  }

  /** Where these recipes stand in the title order, in that order; unknown ids are skipped. */
  placesOf(ids: Iterable<number>): Uint32Array {
    return Uint32Array.from(Array.from(ids).flatMap((id) => this.#places.get(id) ?? [])).toSorted();
  }

  /** Where the recipes stand that need any of these ingredients, in title order. */
  placesNeeding(ingredientIds: Iterable<number>): Uint32Array {
    const places = new Set<number>();
    for (const id of ingredientIds) for (const place of this.#lines.placesNeeding(id)) places.add(place);
    return Uint32Array.from(places).toSorted();
  }

  /** Those of these places whose recipes pass, in the same order. */
  passing(places: Uint32Array, filters: PackedFilters): Uint32Array {
    if (asksNothing(filters)) return places;
    const mostMinutes = filters.maxTotalTime ?? LONGEST_MINUTES;
    const passing = new Uint32Array(places.length);
    let count = 0;
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index]!;
      if (!passesFilters(this.#flags[place]!, this.#countries[place]!, filters)) continue;
      if (this.#times[place]! > mostMinutes) continue;
      passing[count] = place;
      count += 1;
    }
    return passing.subarray(0, count);
  }

  /**
   * Recipes by the share of their ingredients of which there is enough, then by fewest to buy, then by title, one page of
   * them; before all that by time when the order says so. `counted` is how many there are with the filters of `counting`.
   */
  byMatch(
    larder: Larder,
    filters: PackedFilters,
    page: Page,
    query?: MatchQuery,
  ): { total: number; counted: number; matches: Match[] } {
    return this.ranked(this.reckon(larder), filters, page, query);
  }

  /** A function that matches recipes with one pantry, for several searches. */
  matching(larder: Larder): Matching {
    const reckoning = this.reckon(larder);
    return (filters, page, query) => this.ranked(reckoning, filters, page, query);
  }

  /** Reckons how far a pantry covers each recipe: most of the work of a search, which serves several. */
  reckon({ stock: pantry, today }: Larder): Reckoning {
    const stock = this.#lines.stock(pantry, today);
    return { stock, covered: this.#lines.covered(stock) };
  }

  /** The same as `byMatch`, for a pantry that was reckoned already. */
  ranked(
    reckoning: Reckoning,
    filters: PackedFilters,
    page: Page,
    query?: MatchQuery,
  ): { total: number; counted: number; matches: Match[] } {
    const { places, ...counts } = this.rankedPlaces(reckoning, filters, page, query);
    return { ...counts, matches: Array.from(places, (place) => this.matchAt(place, reckoning)) };
  }

  /** The same by their places. */
  rankedPlaces(
    { covered }: Reckoning,
    filters: PackedFilters,
    page: Page,
    { within = this.#everyPlace, maxMissing, order = 'match', counting }: MatchQuery = {},
  ): { total: number; counted: number; places: ArrayLike<number> } {
    const candidatesOf = (packed: PackedFilters) => {
      const passing = this.passing(within, packed);
      return maxMissing === undefined
        ? passing
        : passing.filter((place) => this.#needed[place]! - covered[place]! <= maxMissing);
    };
    const candidates = candidatesOf(filters);
    const onPage =
      order === 'time'
        ? mostRelevant(candidates, this.#quicknessThenMatch(candidates, covered), page)
        : this.#bestMatches(candidates, covered, page);
    return {
      total: candidates.length,
      counted: counting ? candidatesOf(counting).length : candidates.length,
      places: onPage,
    };
  }

  /** How far the pantry covers the recipe at a place. */
  matchAt(place: number, { stock, covered }: Reckoning): Match {
    const present = this.#lines.present(place, stock);
    const lackingIds = this.#lines.lacking(place, stock);
    return {
      id: this.#ids[place]!,
      matchPercentage: percentOf(covered[place]!, this.#needed[place]!),
      presencePercentage: percentOf(present.size, this.#needed[place]!),
      lackingIds,
      shortIds: lackingIds.filter((id) => present.has(id)),
    };
  }

  /** The greater, the sooner the recipe at a place comes in this order: comparable with those of other indexes. */
  rankAt(place: number, { covered }: Reckoning, order: RecipeOrder = 'match'): number {
    const [needed, enough] = [this.#needed[place]!, covered[place]!];
    const behind = (PERCENTS - 1 - percentOf(enough, needed)) * MOST_NEEDED + needed - enough;
    return -(order === 'time' ? this.#times[place]! * PERCENTS * MOST_NEEDED + behind : behind);
  }

  #quicknessThenMatch(places: Uint32Array, covered: Uint16Array): Float64Array {
    const width = this.#mostNeeded + 1;
    return Float64Array.from(places, (place) => {
      const bucket = this.#bucketOf[this.#needed[place]! * width + covered[place]!]!;
      return -(this.#times[place]! * PERCENTS * width + bucket);
    });
  }

  /** The places on one page in the order of the match. */
  #bestMatches(candidates: Uint32Array, covered: Uint16Array, { offset, limit }: Page): Uint32Array {
    // A counting sort, of which only the page is kept: the places of a bucket are in title order already.
    const width = this.#mostNeeded + 1;
    const buckets = new Uint32Array(candidates.length);
    const starts = new Uint32Array(PERCENTS * width + 1);
    for (let index = 0; index < candidates.length; index += 1) {
      const place = candidates[index]!;
      const bucket = this.#bucketOf[this.#needed[place]! * width + covered[place]!]!;
      buckets[index] = bucket;
      starts[bucket + 1]! += 1;
    }
    for (let bucket = 1; bucket < starts.length; bucket += 1) starts[bucket]! += starts[bucket - 1]!;

    const end = Math.min(offset + limit, candidates.length);
    const page = new Uint32Array(Math.max(0, end - offset));
    for (let index = 0; index < candidates.length; index += 1) {
      const bucket = buckets[index]!;
      const rank = starts[bucket]!;
      if (rank >= end) continue;
      starts[bucket] = rank + 1;
      if (rank >= offset) page[rank - offset] = candidates[index]!;
    }
    return page;
  }
}

import { percentOf, type Needed } from '@larder/domain';
import { asksNothing, passesFilters, type PackedFilters } from '@larder/domain/model';
import type { StockItem } from '@larder/domain/planner';
import { gatherLines, type Coverers } from './match/gather-lines.ts';
import { LineIndex } from './match/line-index.ts';
import type { StockAmounts } from './match/stock-amounts.ts';
import { mostRelevant } from './most-relevant.ts';
import type { Page } from './page.ts';
import type { Steps } from './unhurried.ts';

/** A recipe's data in the index. */
interface IndexedRecipe {
  readonly id: number;
  readonly flags: number;
  /** Those that no label decides; the same if absent. */
  readonly sure?: number;
  readonly country: number;
  /** In minutes, including waiting. */
  readonly totalTime: number;
  /** Its ingredient lines. */
  readonly needs: readonly Needed[];
}

/** By match (or by title without a pantry), or by total time, shortest first. */
export type RecipeOrder = 'match' | 'time';

export interface MatchQuery {
  /** Positions in title order to restrict the search to. */
  readonly within?: Uint32Array | undefined;
  /** Maximum number of ingredients to buy; unlimited if undefined. */
  readonly maxMissing?: number | undefined;
  readonly order?: RecipeOrder;
  /** Looser filters, used only for counting. */
  readonly counting?: PackedFilters | undefined;
}

/** A recipe's pantry match: docs/adr/0015. */
export interface Match {
  readonly id: number;
  readonly matchPercentage: number;
  readonly presencePercentage: number;
  /** The ingredients to buy, in full or in part, in recipe order. */
  readonly lackingIds: readonly number[];
  /** Those of which the pantry has some, but not enough. */
  readonly shortIds: readonly number[];
}

/** Ranks recipes by one pantry's match, like `byMatch`. */
export type Matching = (
  filters: PackedFilters,
  page: Page,
  query?: MatchQuery,
) => { total: number; counted: number; matches: Match[] };

/** The queries of a recipe index, single or combined. Positions are passed and returned in order. */
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

/** A pantry's coverage of each recipe, valid only for the index that computed it. */
export interface Reckoning {
  readonly stock: StockAmounts;
  /** By position: how many ingredients the pantry has enough of. */
  readonly covered: Uint16Array;
}

/** A pantry on a date. */
export interface Larder {
  readonly stock: readonly StockItem[];
  /** '2030-05-31': anything that expired before it is ignored. */
  readonly today: string;
}

const PERCENTS = 101;
/** More ingredients than any recipe has. */
const MOST_NEEDED = 65_536;
/** The 16-bit maximum: 45 days. Longer times are clamped. */
const LONGEST_MINUTES = 65_535;

/**
 * All recipes as typed arrays in title order, so a whole catalogue is matched against a pantry without the
 * database. Immutable; a new catalogue gets a new index.
 */
export class MatchIndex {
  readonly #ids: Int32Array;
  readonly #flags: Uint32Array;
  readonly #sure: Uint32Array;
  readonly #countries: Uint32Array;
  readonly #times: Uint16Array;
  readonly #needed: Uint16Array;
  readonly #places = new Map<number, number>();
  readonly #lines: LineIndex;
  readonly #mostNeeded: number;
  /** Rank bucket by number of ingredients needed and then covered. */
  readonly #bucketOf: Uint32Array;
  readonly #everyPlace: Uint32Array;

  /** Builds the index in steps, from recipes in title order and what can be used as each ingredient. */
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
    this.#sure = Uint32Array.from(recipes, ({ flags, sure = flags }) => sure);
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

  /** A page of recipes by title, or by time and then title. */
  byTitle(
    filters: PackedFilters,
    page: Page,
    order: RecipeOrder = 'match',
  ): { total: number; ids: number[] } {
    const { total, places } = this.titled(filters, page, order);
    return { total, ids: Array.from(places, (place) => this.#ids[place]!) };
  }

  /** The same by position. */
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

  /** Higher for recipes that take less time. */
  quickness(places: Uint32Array): Float64Array {
    return Float64Array.from(places, (place) => -this.#times[place]!);
  }

  /** A page of these positions by relevance, highest first, then by title. */
  mostRelevant(places: Uint32Array, relevance: Float64Array, page: Page): readonly number[] {
    return mostRelevant(places, relevance, page);
  }

  /** The recipe at a position in title order. */
  idAt(place: number): number {
    return this.#ids[place]!;
  }

  /** The positions of these recipes in title order; unknown ids are skipped. */
  placesOf(ids: Iterable<number>): Uint32Array {
    return Uint32Array.from(Array.from(ids).flatMap((id) => this.#places.get(id) ?? [])).toSorted();
  }

  /** The positions of recipes that need any of these ingredients, in title order. */
  placesNeeding(ingredientIds: Iterable<number>): Uint32Array {
    const places = new Set<number>();
    for (const id of ingredientIds) for (const place of this.#lines.placesNeeding(id)) places.add(place);
    return Uint32Array.from(places).toSorted();
  }

  /** Those of these positions whose recipes pass the filters, in the same order. */
  passing(places: Uint32Array, filters: PackedFilters): Uint32Array {
    if (asksNothing(filters)) return places;
    const mostMinutes = filters.maxTotalTime ?? LONGEST_MINUTES;
    const passing = new Uint32Array(places.length);
    let count = 0;
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index]!;
      if (!passesFilters(this.#flags[place]!, this.#countries[place]!, filters, this.#sure[place]!)) continue;
      if (this.#times[place]! > mostMinutes) continue;
      passing[count] = place;
      count += 1;
    }
    return passing.subarray(0, count);
  }

  /**
   * A page of recipes by the share of ingredients available, then fewest to buy, then title; with order
   * 'time', by time first. `counted` is the number that pass the filters of `counting`.
   */
  byMatch(
    larder: Larder,
    filters: PackedFilters,
    page: Page,
    query?: MatchQuery,
  ): { total: number; counted: number; matches: Match[] } {
    return this.ranked(this.reckon(larder), filters, page, query);
  }

  /** Matches recipes against one pantry, for several searches. */
  matching(larder: Larder): Matching {
    const reckoning = this.reckon(larder);
    return (filters, page, query) => this.ranked(reckoning, filters, page, query);
  }

  /** Computes a pantry's coverage of every recipe: most of the work of a search, shared by several. */
  reckon({ stock: pantry, today }: Larder): Reckoning {
    const stock = this.#lines.stock(pantry, today);
    return { stock, covered: this.#lines.covered(stock) };
  }

  /** The same as `byMatch`, for computed coverage. */
  ranked(
    reckoning: Reckoning,
    filters: PackedFilters,
    page: Page,
    query?: MatchQuery,
  ): { total: number; counted: number; matches: Match[] } {
    const { places, ...counts } = this.rankedPlaces(reckoning, filters, page, query);
    return { ...counts, matches: Array.from(places, (place) => this.matchAt(place, reckoning)) };
  }

  /** The same by position. */
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

  /** The match of the recipe at a position. */
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

  /** Higher ranks come first in this order; comparable across indexes. */
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

  /** The positions on one page in match order. */
  #bestMatches(candidates: Uint32Array, covered: Uint16Array, { offset, limit }: Page): Uint32Array {
    // A counting sort that keeps only the page: positions within a bucket are already in title order.
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

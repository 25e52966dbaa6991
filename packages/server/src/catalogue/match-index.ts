import { percentOf } from '@larder/domain';
import { asksNothing, passesFilters, type PackedFilters } from './recipe-flags.ts';

/** What the index knows of a recipe. */
interface IndexedRecipe {
  readonly id: number;
  readonly flags: number;
  readonly country: number;
  /** Each once. */
  readonly ingredientIds: readonly number[];
}

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

interface Match {
  readonly id: number;
  readonly matchPercentage: number;
}

const PERCENTS = 101;

/**
 * All recipes as typed arrays, in title order, with the recipes of each ingredient: so a whole catalogue is matched
 * against a pantry without asking the database. It never changes; a new catalogue makes a new index.
 */
export class MatchIndex {
  readonly #ids: Int32Array;
  readonly #flags: Uint16Array;
  readonly #countries: Uint8Array;
  readonly #needed: Uint16Array;
  readonly #places = new Map<number, number>();
  /** Recipes of all ingredients in one array, and where those of each begin and end. */
  readonly #postings: Uint32Array;
  readonly #ranges = new Map<number, readonly [from: number, to: number]>();
  readonly #mostNeeded: number;
  /** Where a recipe that needs so many ingredients comes when so many are there: by needed and then covered. */
  readonly #bucketOf: Uint32Array;
  readonly #everyPlace: Uint32Array;

  /** Takes the recipes in title order. */
  constructor(recipes: readonly IndexedRecipe[]) {
    this.#ids = Int32Array.from(recipes, ({ id }) => id);
    this.#flags = Uint16Array.from(recipes, ({ flags }) => flags);
    this.#countries = Uint8Array.from(recipes, ({ country }) => country);
    this.#needed = Uint16Array.from(recipes, ({ ingredientIds }) => ingredientIds.length);
    this.#mostNeeded = this.#needed.reduce((most, needed) => Math.max(most, needed), 0);
    this.#everyPlace = Uint32Array.from(recipes.keys());
    const width = this.#mostNeeded + 1;
    this.#bucketOf = Uint32Array.from({ length: width * width }, (_, index) => {
      const [needed, covered] = [Math.floor(index / width), index % width];
      return covered > needed ? 0 : (PERCENTS - 1 - percentOf(covered, needed)) * width + needed - covered;
    });

    const counts = new Map<number, number>();
    let total = 0;
    for (const [place, { id, ingredientIds }] of recipes.entries()) {
      this.#places.set(id, place);
      for (const ingredientId of ingredientIds) counts.set(ingredientId, (counts.get(ingredientId) ?? 0) + 1);
      total += ingredientIds.length;
    }
    const next = new Map<number, number>();
    let from = 0;
    for (const [ingredientId, count] of counts) {
      this.#ranges.set(ingredientId, [from, from + count]);
      next.set(ingredientId, from);
      from += count;
    }
    this.#postings = new Uint32Array(total);
    for (const [place, { ingredientIds }] of recipes.entries()) {
      for (const ingredientId of ingredientIds) {
        const at = next.get(ingredientId)!;
        this.#postings[at] = place;
        next.set(ingredientId, at + 1);
      }
    }
  }

  get size(): number {
    return this.#ids.length;
  }

  /** Recipes by title, one page of them. */
  byTitle(filters: PackedFilters, { offset, limit }: Page): { total: number; ids: number[] } {
    const passing = this.passing(this.#everyPlace, filters);
    const page = passing.subarray(offset, offset + limit);
    return { total: passing.length, ids: Array.from(page, (place) => this.#ids[place]!) };
  }

  /** The recipe that stands at a place of the title order. */
  idAt(place: number): number {
    return this.#ids[place]!;
  }

  /** Where these recipes stand in the title order, in that order; one that is not here has no place. */
  placesOf(ids: Iterable<number>): Uint32Array {
    return Uint32Array.from(Array.from(ids).flatMap((id) => this.#places.get(id) ?? [])).toSorted();
  }

  /** Those of these places whose recipes pass, in the same order. */
  passing(places: Uint32Array, filters: PackedFilters): Uint32Array {
    if (asksNothing(filters)) return places;
    const passing = new Uint32Array(places.length);
    let count = 0;
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index]!;
      if (!passesFilters(this.#flags[place]!, this.#countries[place]!, filters)) continue;
      passing[count] = place;
      count += 1;
    }
    return passing.subarray(0, count);
  }

  /**
   * Recipes by how much of each the owned ingredients cover, then by fewest missing, then by title, one page of them.
   * With `within`, only those at its places, which are in title order.
   */
  byMatch(
    owned: Iterable<number>,
    filters: PackedFilters,
    { offset, limit }: Page,
    within: Uint32Array = this.#everyPlace,
  ): { total: number; matches: Match[] } {
    const candidates = this.passing(within, filters);
    const covered = this.#covered(owned);

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
    return {
      total: candidates.length,
      matches: Array.from(page, (place) => ({
        id: this.#ids[place]!,
        matchPercentage: percentOf(covered[place]!, this.#needed[place]!),
      })),
    };
  }

  /** How many of its ingredients are owned, for each recipe. */
  #covered(owned: Iterable<number>): Uint16Array {
    const covered = new Uint16Array(this.size);
    for (const ingredientId of new Set(owned)) {
      const [from, to] = this.#ranges.get(ingredientId) ?? [0, 0];
      for (let at = from; at < to; at += 1) covered[this.#postings[at]!]! += 1;
    }
    return covered;
  }
}

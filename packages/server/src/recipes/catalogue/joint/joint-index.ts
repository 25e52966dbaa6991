import type { PackedFilters } from '@larder/domain/model';
import type { Larder, MatchIndex, Matching, RecipeIndex, RecipeOrder } from '../../search/match-index.ts';
import { mostRelevant } from '../../search/most-relevant.ts';
import type { Page } from '../../search/page.ts';
import { mergedPage, windowFor, type Find } from './merge.ts';
import type { Parts } from './parts.ts';

const ALL: Page = { offset: 0, limit: Infinity };

/** The shared index and a cook's small ones, combined. */
export class JointIndex implements RecipeIndex {
  readonly #shared: MatchIndex;
  readonly #indexes: readonly MatchIndex[];
  readonly #parts: Parts;
  /** The own recipes' ranks in the overall title order, by position after the shared ones. */
  readonly #ownOrders: Float64Array;

  /** Takes the shared index first. */
  constructor(indexes: readonly MatchIndex[], parts: Parts, ownOrders: Float64Array) {
    this.#shared = indexes[0]!;
    this.#indexes = indexes;
    this.#parts = parts;
    this.#ownOrders = ownOrders;
  }

  get size(): number {
    return this.#parts.size;
  }

  idAt(place: number): number {
    const found = this.#parts.find(place);
    return this.#indexes[found.part]!.idAt(found.place);
  }

  placesOf(ids: Iterable<number>): Uint32Array {
    const wanted = [...ids];
    return this.#parts.join(this.#indexes.map((index) => index.placesOf(wanted)));
  }

  placesNeeding(ingredientIds: Iterable<number>): Uint32Array {
    const wanted = [...ingredientIds];
    return this.#parts.join(this.#indexes.map((index) => index.placesNeeding(wanted)));
  }

  passing(places: Uint32Array, filters: PackedFilters): Uint32Array {
    const parted = this.#parts.split(places);
    return this.#parts.join(this.#indexes.map((index, part) => index.passing(parted[part]!, filters)));
  }

  quickness(places: Uint32Array): Float64Array {
    const parted = this.#parts.split(places);
    const all = new Float64Array(places.length);
    let at = 0;
    for (const [part, index] of this.#indexes.entries()) {
      all.set(index.quickness(parted[part]!), at);
      at += parted[part]!.length;
    }
    return all;
  }

  mostRelevant(places: Uint32Array, relevance: Float64Array, page: Page): readonly number[] {
    const shared = this.#parts.split(places)[0]!.length;
    const own = Array.from(places.subarray(shared), (place, at) =>
      this.#find(place, relevance[shared + at]!),
    );
    const window = windowFor(page, own.length);
    const indexes = mostRelevant(
      Uint32Array.from({ length: shared }, (_, at) => at),
      relevance.subarray(0, shared),
      window,
    );
    const sharedFinds = indexes.map((at) => this.#find(places[at]!, relevance[at]!));
    return mergedPage(sharedFinds, own, page).map(({ place }) => place);
  }

  byTitle(
    filters: PackedFilters,
    page: Page,
    order: RecipeOrder = 'match',
  ): { total: number; ids: number[] } {
    const findsOf = (part: number, some: Page) => {
      const index = this.#indexes[part]!;
      const { total, places } = index.titled(filters, some, order);
      const ranks = order === 'time' ? index.quickness(places) : null;
      const start = this.#parts.starts[part]!;
      return { total, finds: Array.from(places, (place, at) => this.#find(start + place, ranks?.[at] ?? 0)) };
    };
    const own = this.#ownParts().map((part) => findsOf(part, ALL));
    const ownFinds = own.flatMap(({ finds }) => finds);
    const shared = findsOf(0, windowFor(page, ownFinds.length));
    return {
      total: own.reduce((sum, { total }) => sum + total, shared.total),
      ids: mergedPage(shared.finds, ownFinds, page).map(({ place }) => this.idAt(place)),
    };
  }

  byMatch(...[larder, ...asked]: Parameters<RecipeIndex['byMatch']>): ReturnType<Matching> {
    return this.matching(larder)(...asked);
  }

  matching(larder: Larder): Matching {
    const reckonings = this.#indexes.map((index) => index.reckon(larder));
    return (filters, page, query = {}) => {
      const within = query.within ? this.#parts.split(query.within) : null;
      const findsOf = (part: number, some: Page) => {
        const index = this.#indexes[part]!;
        const reckoning = reckonings[part]!;
        const own = { ...query, within: within?.[part] };
        const { places, ...counts } = index.rankedPlaces(reckoning, filters, some, own);
        const start = this.#parts.starts[part]!;
        const finds = Array.from(places, (place) =>
          this.#find(start + place, index.rankAt(place, reckoning, query.order)),
        );
        return { ...counts, finds };
      };
      const own = this.#ownParts().map((part) => findsOf(part, ALL));
      const ownFinds = own.flatMap(({ finds }) => finds);
      const shared = findsOf(0, windowFor(page, ownFinds.length));
      return {
        total: own.reduce((sum, { total }) => sum + total, shared.total),
        counted: own.reduce((sum, { counted }) => sum + counted, shared.counted),
        matches: mergedPage(shared.finds, ownFinds, page).map((find) => {
          const { part, place } = this.#parts.find(find.place);
          return this.#indexes[part]!.matchAt(place, reckonings[part]!);
        }),
      };
    };
  }

  #ownParts(): number[] {
    return Array.from(this.#indexes.keys()).slice(1);
  }

  #find(place: number, rank: number): Find {
    const own = place - this.#shared.size;
    return { place, rank, order: own < 0 ? place : this.#ownOrders[own]! };
  }
}

import type { PackedFilters } from '@larder/domain/model';
import type { Matching, MatchQuery } from './match-index.ts';
import type { Page } from './page.ts';
import type { TextHits } from './text-index/text-index.ts';

/** From this share of the best relevance up, a recipe is what the words ask for, rather than just containing some. */
const CLOSE = 2 / 3;

/** The recipes found in two groups, each in title order: what the words ask for, and whatever else they found. */
export async function closestAndOthers({ places, relevance: rank }: TextHits): Promise<Uint32Array[]> {
  const relevance = await rank(places);
  const close = relevance.reduce((best, one) => Math.max(best, one), 0) * CLOSE;
  return [
    places.filter((_place, index) => relevance[index]! >= close),
    places.filter((_place, index) => relevance[index]! < close),
  ];
}

/** One page of several groups in sequence, each in the order of `matching`. */
export function matchingInGroups(
  matching: Matching,
  groups: readonly Uint32Array[],
  filters: PackedFilters,
  { offset, limit }: Page,
  query: Omit<MatchQuery, 'within'>,
): ReturnType<Matching> {
  const found: ReturnType<Matching> = { total: 0, counted: 0, matches: [] };
  for (const within of groups) {
    const page = { offset: Math.max(0, offset - found.total), limit: limit - found.matches.length };
    const { total, counted, matches } = matching(filters, page, { ...query, within });
    found.total += total;
    found.counted += counted;
    found.matches.push(...matches);
  }
  return found;
}

import type { Page } from './page.ts';

/**
 * The places on one page when they are ordered by relevance, the greatest first, and those of one relevance as they
 * come. Only the page itself is sorted.
 */
export function mostRelevant(
  places: Uint32Array,
  relevance: Float64Array,
  { offset, limit }: Page,
): readonly number[] {
  const end = Math.min(offset + limit, places.length);
  if (offset >= end) return [];
  const highest = nthGreatest(relevance, offset);
  const lowest = nthGreatest(relevance, end - 1);

  // The rank of the next one that is as relevant as the first of the page, and as the last one.
  let ofHighest = 0;
  let ofLowest = 0;
  for (const one of relevance) {
    if (one > highest) ofHighest += 1;
    if (one > lowest) ofLowest += 1;
  }
  const onPage: number[] = [];
  for (let index = 0; index < relevance.length; index += 1) {
    const one = relevance[index]!;
    if (one > highest || one < lowest) continue;
    let isOnPage = true;
    if (one === highest) {
      isOnPage = ofHighest >= offset && ofHighest < end;
      ofHighest += 1;
    } else if (one === lowest) {
      isOnPage = ofLowest < end;
      ofLowest += 1;
    }
    if (isOnPage) onPage.push(index);
  }
  return onPage.toSorted((a, b) => relevance[b]! - relevance[a]! || a - b).map((index) => places[index]!);
}

/** The number that would stand at a place if all were sorted, the greatest first (Hoare's selection). */
function nthGreatest(numbers: Float64Array, nth: number): number {
  const some = numbers.slice();
  let from = 0;
  let to = some.length - 1;
  while (from < to) {
    const pivot = some[(from + to) >>> 1]!;
    let left = from;
    let right = to;
    while (left <= right) {
      while (some[left]! > pivot) left += 1;
      while (some[right]! < pivot) right -= 1;
      if (left > right) break;
      const swapped = some[left]!;
      some[left] = some[right]!;
      some[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (nth <= right) to = right;
    else if (nth >= left) from = left;
    else break;
  }
  return some[nth]!;
}

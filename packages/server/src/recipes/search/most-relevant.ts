import type { Page } from './page.ts';

/** The positions on one page by descending relevance, ties in order. Only the page itself is sorted. */
export function mostRelevant(
  places: Uint32Array,
  relevance: Float64Array,
  { offset, limit }: Page,
): readonly number[] {
  const end = Math.min(offset + limit, places.length);
  if (offset >= end) return [];
  const highest = nthGreatest(relevance, offset);
  const lowest = nthGreatest(relevance, end - 1);

  // Ranks of the next ties with the page's first and last results.
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

/** The n-th greatest number (Hoare's selection). */
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

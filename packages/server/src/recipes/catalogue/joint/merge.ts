import type { Page } from '../../search/page.ts';

/** A result with its sort keys: higher ranks first, then by title. */
export interface Find {
  readonly place: number;
  readonly rank: number;
  readonly order: number;
}

/** The number of shared results needed for a page: at most all own results can come before them. */
export function windowFor({ offset, limit }: Page, own: number): Page {
  const from = Math.max(0, offset - own);
  return { offset: from, limit: offset + limit - from };
}

/** A page of merged shared and own results; the shared ones are sorted, as from `windowFor`. */
export function mergedPage(shared: readonly Find[], own: readonly Find[], { offset, limit }: Page): Find[] {
  const ownInOrder = own.toSorted(inOrder);
  const skipped = windowFor({ offset, limit }, own.length).offset;
  const page: Find[] = [];
  for (let [at, ownAt, index] = [0, 0, skipped]; index < offset + limit; index += 1) {
    const [one, other] = [shared[at], ownInOrder[ownAt]];
    if (!one && !other) break;
    const isShared = one && (!other || inOrder(one, other) <= 0);
    if (isShared) at += 1;
    else ownAt += 1;
    const next = isShared ? one : other;
    if (next && index >= offset) page.push(next);
  }
  return page;
}

function inOrder(a: Find, b: Find): number {
  return b.rank - a.rank || a.order - b.order;
}

/** Sort order of names and titles. */
export const inNameOrder: (a: string, b: string) => number = new Intl.Collator('en', { numeric: true })
  .compare;

interface Titled {
  readonly id: number;
  readonly title: string;
}

/** Sorts recipes by title (stable). */
export function inTitleOrder(a: Titled, b: Titled): number {
  return inNameOrder(a.title, b.title) || a.id - b.id;
}

/** How many recipes in title order come before another. */
export function placeAmong(recipes: readonly Titled[], other: Titled): number {
  let from = 0;
  let to = recipes.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (inTitleOrder(recipes[middle]!, other) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

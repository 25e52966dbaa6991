import { isNode, isOfType, listOf, type Node } from './node.ts';

/** Properties that lead from a page to the recipe on it. */
const WAYS = [
  '@graph',
  'mainEntity',
  'mainEntityOfPage',
  'itemListElement',
  'item',
  'hasPart',
  'about',
] as const;
const DEEPEST = 8;

/** The first recipe in the data: itself, in a list, in a `@graph`, or what a page is about. */
export function findRecipe(value: unknown, depth = 0): Node | undefined {
  if (depth > DEEPEST) return undefined;
  for (const one of listOf(value)) {
    if (!isNode(one)) continue;
    if (isOfType(one, 'Recipe')) return one;
    for (const way of WAYS) {
      const found = findRecipe(one[way], depth + 1);
      if (found) return found;
    }
  }
  return undefined;
}

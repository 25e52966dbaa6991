import { isNode, isOfType, listOf, type Node } from './node.ts';

/** Properties that lead from a page to its subject. */
const WAYS = [
  '@graph',
  'mainEntity',
  'mainEntityOfPage',
  'itemListElement',
  'item',
  'hasPart',
  'about',
  'recipe',
  'recipes',
] as const;
const DEEPEST = 12;

/** The recipes in parsed JSON, in order: itself, in a list, in a `@graph`, or what a page is about. */
export function recipesAmong(value: unknown): readonly Node[] {
  const seen = new Set<Node>();
  collect(value, seen, 0);
  return [...seen].filter((node) => isOfType(node, 'Recipe'));
}

/** Looks at each node once: what is not parsed but made may contain itself. */
function collect(value: unknown, seen: Set<Node>, depth: number): void {
  if (depth > DEEPEST) return;
  for (const one of listOf(value)) {
    if (!isNode(one) || seen.has(one)) continue;
    seen.add(one);
    if (!isOfType(one, 'Recipe')) for (const way of WAYS) collect(one[way], seen, depth + 1);
  }
}

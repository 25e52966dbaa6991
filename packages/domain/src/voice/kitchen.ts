import type { HeardName, SpokenItem } from './items.ts';

/** How much better the best candidate must fit than the next. */
const MARGIN = 1.2;

/**
 * Resolves a misheard name to the candidate that is cooked in the same cuisines as the rest. Undefined if the
 * rest does not decide.
 */
export function choose<Thing>(
  { things }: HeardName<Thing>,
  items: readonly SpokenItem<Thing>[],
  kitchens: (thing: Thing) => readonly number[],
): Thing | undefined {
  if (things.length < 2) return things[0];
  const others = items.flatMap((item) =>
    item.kind === 'name' && item.things.length === 1 ? item.things : [],
  );
  const ranked = things
    .map((thing) => ({
      thing,
      weight: others.reduce((sum, other) => sum + alike(kitchens(thing), kitchens(other)), 0),
    }))
    .toSorted((a, b) => b.weight - a.weight);
  const [best, next] = ranked;
  return best && next && best.weight > next.weight * MARGIN ? best.thing : undefined;
}

function alike(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, share, index) => sum + share * (other[index] ?? 0), 0);
}

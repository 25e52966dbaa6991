import { BOUGHT_AS_ONE, PARTS, type Part } from './substitutes.ts';

const WHOLE = new Set(
  `egg egg-yolk egg-white oyster snail stock-cube chicken-stock-cube beef-stock-cube vegetable-stock-cube bay-leaf
  cinnamon-stick clove star-anise corn-tortilla flour-tortilla`.split(/\s+/),
);

/** Whether an ingredient, by slug, only comes whole: kitchens have half an onion, but not half an egg. */
export const comesWhole = (slug: string): boolean => WHOLE.has(slug);

/** Bought whole for a part; orange juice comes in cartons. */
const BOUGHT_WHOLE = new Set(['egg', 'lemon', 'lime']);

/**
 * What is bought for a part of it, and how much it gives: an egg for its yolk. By slug; undefined if not a
 * part.
 */
export const wholeOf = (slug: string): Part | undefined =>
  PARTS.find(({ part, whole }) => part === slug && BOUGHT_WHOLE.has(whole));

/**
 * Maps each of these ingredients, by slug, to another of them that covers it. Of two rices that do the same,
 * one is enough.
 */
export function boughtAsOne(slugs: readonly string[]): ReadonlyMap<string, string> {
  const takers = new Map<string, string>();
  for (const { taker, others } of BOUGHT_AS_ONE) {
    if (!slugs.includes(taker) || takers.has(taker)) continue;
    for (const other of others) if (slugs.includes(other) && !takers.has(other)) takers.set(other, taker);
  }
  return takers;
}

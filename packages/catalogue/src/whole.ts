import { BOUGHT_AS_ONE, PARTS, type Part } from './substitutes.ts';

const WHOLE = new Set(
  `egg egg-yolk egg-white oyster snail stock-cube chicken-stock-cube beef-stock-cube vegetable-stock-cube bay-leaf
  cinnamon-stick clove star-anise corn-tortilla flour-tortilla`.split(/\s+/),
);

/** Whether an ingredient, by slug, only comes whole: there is half an onion in a kitchen, but no half egg. */
export const comesWhole = (slug: string): boolean => WHOLE.has(slug);

/** What is bought whole for its part; orange juice comes in cartons. */
const BOUGHT_WHOLE = new Set(['egg', 'lemon', 'lime']);

/** What a cook buys for a part of it, and how much that gives: an egg for its yolk. By slug; undefined for what is no such part. */
export const wholeOf = (slug: string): Part | undefined =>
  PARTS.find(({ part, whole }) => part === slug && BOUGHT_WHOLE.has(whole));

/** For each of these ingredients, by slug, that another of them is bought for: that one. Of two rices that do the same one is enough. */
export function boughtAsOne(slugs: readonly string[]): ReadonlyMap<string, string> {
  const takers = new Map<string, string>();
  for (const { taker, others } of BOUGHT_AS_ONE) {
    if (!slugs.includes(taker) || takers.has(taker)) continue;
    for (const other of others) if (slugs.includes(other) && !takers.has(other)) takers.set(other, taker);
  }
  return takers;
}

const WHOLE = new Set(
  `egg egg-yolk egg-white oyster snail stock-cube chicken-stock-cube beef-stock-cube vegetable-stock-cube bay-leaf
  cinnamon-stick clove star-anise corn-tortilla flour-tortilla`.split(/\s+/),
);

/** Whether an ingredient, by slug, only comes whole: there is half an onion in a kitchen, but no half egg. */
export const comesWhole = (slug: string): boolean => WHOLE.has(slug);

/** What a cook buys for a part that is counted: an egg for its yolk. By slug; itself where it is no such part. */
export const wholeOf = (slug: string): string => (slug === 'egg-yolk' || slug === 'egg-white' ? 'egg' : slug);

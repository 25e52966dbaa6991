/** What a cook may want more of in a week. Each is a weight; none is a limit. */
export const WEEK_WISHES = [
  'quick',
  'light',
  'hearty',
  'few_things',
  'cheap',
  'vegetables',
  'comforting',
  'one_pot',
  'no_oven',
] as const;
export type WeekWish = (typeof WEEK_WISHES)[number];

/** Why an evening has no dinner: eating out, or nothing planned. */
export const FREE_REASONS = ['out', 'nothing'] as const;
export type FreeReason = (typeof FREE_REASONS)[number];

/** The meals of a day at which leftovers are eaten. */
export const SLOTS = ['lunch', 'dinner'] as const;
export type Slot = (typeof SLOTS)[number];

/** What each thing in a plan is worth, in points. docs/planner.md explains the whole sum. */
export const WEIGHTS = {
  /** For each percent that the whole pantry covers of a meal. */
  matchPercent: 0.5,
  gram: 0.02,
  /** More for each gram of what expires today; less for each day later. */
  expiringGram: 0.9,
  /** An item of unknown amount counts as so many grams, once. */
  gramsOfSome: 100,
  /** Each evening for which something that expires soon waits. */
  waitingEvening: -1,
  preferredCuisine: 120,
  preferredProtein: 25,
  /** Each different thing on the shopping list. */
  item: -130,
  /** Each dollar's worth that is left over of a pack that does not keep. */
  leftOverDollar: -2,
  sameCuisineAsBefore: -15,
  sameProteinAsBefore: -10,
  /** Each meal beyond the second of one cuisine or main protein in a week. */
  cuisineAgain: -6,
  proteinAgain: -4,
  weekdayMinute: -0.4,
} as const;

/** Each dollar paid at the shop. */
export const DOLLAR = { very_budget: -8, budget_conscious: -5, moderate: -3, premium: -1 } as const;
export const HARD = { beginner: -75, intermediate: -20, advanced: 0, expert: 0 } as const;
export const MEDIUM = { beginner: -20, intermediate: 0, advanced: 0, expert: 0 } as const;

/** A week has dinners first; a dessert only when nothing else is left. */
export const COURSE = {
  main: 0,
  soup: -15,
  salad: -40,
  breakfast: -1100,
  starter: -1100,
  side: -1200,
  dessert: -1300,
} as const;

/** So many meals of a cuisine or main protein in a week cost nothing. */
export const FREE_IN_A_WEEK = 2;
/** An item that expires within so many days is to be used first. */
export const EXPIRING_DAYS = 7;
/** Minutes that cooking on a weekday may take before it counts against a meal. */
export const WEEKDAY_MINUTES = 45;

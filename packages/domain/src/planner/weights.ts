/** The value of everything in a plan, in points. docs/planner.md explains the whole sum. */
export const WEIGHTS = {
  /** Per percent of a meal that the whole pantry covers. */
  matchPercent: 0.5,
  gram: 0.02,
  /** Extra per gram of what expires today; less for each day later. */
  expiringGram: 0.9,
  /** An item of unknown amount counts as this many grams, once. */
  gramsOfSome: 100,
  /** Per evening that something waits that expires soon. */
  waitingEvening: -1,
  preferredCuisine: 120,
  preferredProtein: 25,
  /** Per different thing on the shopping list. */
  item: -130,
  /** Per dollar's worth left over from a pack that does not keep. */
  leftOverDollar: -2,
  sameCuisineAsBefore: -15,
  sameProteinAsBefore: -10,
  /** Per meal beyond the second of one cuisine or main protein in a week. */
  cuisineAgain: -6,
  proteinAgain: -4,
  weekdayMinute: -0.4,
} as const;

/** Per dollar spent. */
export const DOLLAR = { very_budget: -8, budget_conscious: -5, moderate: -3, premium: -1 } as const;
export const HARD = { beginner: -75, intermediate: -20, advanced: 0, expert: 0 } as const;
export const MEDIUM = { beginner: -20, intermediate: 0, advanced: 0, expert: 0 } as const;

/** Dinners come first; when they run out, light meals, then the others. */
export const ROLE = {
  dinner: 0,
  'light meal': -1000,
  soup: -1100,
  salad: -1100,
  breakfast: -1150,
  side: -1200,
  sweet: -1300,
} as const;

/** A dish that has to be begun on an evening that is over: worse than anything else. */
export const TOO_LATE_TO_BEGIN = -100_000;

/** How many meals of one cuisine or main protein a week are free. */
export const FREE_IN_A_WEEK = 2;
/** An item that expires within this many days should be used first. */
export const EXPIRING_DAYS = 7;
/** Minutes of weekday cooking before it counts against a meal. */
export const WEEKDAY_MINUTES = 45;

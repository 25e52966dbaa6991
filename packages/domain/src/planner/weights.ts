/** What everything in a week is worth, in dollars. docs/planner.md explains the whole sum. */
export interface Weights {
  /** Per dollar's worth used of what expires today; less for each day later. */
  readonly savedDollar: number;
  /** Per good that expires today and is used up; less for each day later. */
  readonly savedGood: number;
  /** Per dollar's worth used of what keeps. */
  readonly keptDollar: number;
  /** Per line of a recipe that the pantry covers, staples aside. */
  readonly line: number;
  /** Per different thing on the shopping list, staples aside. */
  readonly item: number;
  /** Scales what the shop costs. */
  readonly shop: number;
  /** Per dollar's worth left over from a pack that does not keep. */
  readonly leftOverDollar: number;
  /** Scales everything that makes a dinner good to eat and a week varied, whatever the pantry holds. */
  readonly goodness: number;
}

export const WEIGHTS: Weights = {
  savedDollar: 60,
  savedGood: 45,
  keptDollar: 0.5,
  line: 3,
  item: -6,
  shop: 1,
  leftOverDollar: -0.8,
  goodness: 1,
};

/** What makes a dinner, in dollars a meal. */
export const MEAL = {
  preferredCuisine: 8,
  preferredProtein: 3,
  /** Below `LEAST_KCAL` or `LEAST_PROTEIN` a serving. */
  tooLight: -60,
  tooLittleProtein: -60,
  /** Per minute of work; half at the weekend. */
  minute: -0.08,
  /** More than `MOST_WEEKDAY_MINUTES` of work on a weekday. */
  tooLong: -160,
  /** Per evening that something expiring waits for it. */
  waitingEvening: -0.5,
  /** The most that the taste of a kitchen gives a dish: it varies what kitchens get. */
  taste: 8,
} as const;

/** What makes a week varied, in dollars. */
export const VARIETY = {
  sameCuisineNext: -5,
  /** The same base or main protein as the meal before. */
  sameKindNext: -60,
  /** Each meal beyond the second of one base or protein. */
  anotherOfKind: -60,
  /** Each soup or salad beyond the first. */
  anotherLight: -70,
  /** Each dinner with few vegetables beyond two in seven. */
  anotherPoor: -28,
  /** Each long weekday beyond the first. */
  anotherLong: -60,
  /** A dish of the last three weeks, and each more of them. */
  repeated: -20,
  anotherRepeated: -60,
} as const;

/** Dollars counted for each dollar spent. */
export const DOLLAR = { very_budget: -2.5, budget_conscious: -1.6, moderate: -1, premium: -0.4 } as const;
export const HARD = { beginner: -20, intermediate: -5, advanced: 0, expert: 0 } as const;
export const MEDIUM = { beginner: -5, intermediate: 0, advanced: 0, expert: 0 } as const;

/** Dinners come first; when they run out, light meals, then the others. */
export const ROLE = {
  dinner: 0,
  'light meal': -2000,
  soup: -2050,
  salad: -2050,
  breakfast: -2100,
  side: -2200,
  sweet: -2300,
} as const;

/** A dish that has to be begun on an evening that is over: worse than anything else. */
export const TOO_LATE_TO_BEGIN = -100_000;

/** Per serving: a dinner has at least so many kcal and grams of protein (a third of a small day's need). */
export const LEAST_KCAL = 400;
export const LEAST_PROTEIN = 18;
/** Grams of vegetables in a serving: two of five a day. */
export const ENOUGH_VEGETABLES = 150;
/** Of a week's dinners, the share that may have fewer. */
export const POOR_SHARE = 2 / 7;
/** How many meals of one base or main protein a week are free. */
export const FREE_IN_A_WEEK = 2;
/** An item that expires within this many days should be used first. */
export const EXPIRING_DAYS = 7;
/** Minutes of work on a weekday: beyond the first, one long evening is enough; beyond the second, none. */
export const WEEKDAY_MINUTES = 45;
export const MOST_WEEKDAY_MINUTES = 75;
/** An item of unknown amount counts as this many grams, once. */
export const GRAMS_OF_SOME = 100;

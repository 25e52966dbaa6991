/** What everything in a week is worth: a thing to buy costs 32. docs/planner.md explains the whole sum. */
export interface Weights {
  /** Per dollar's worth used of what expires today; less for each day later. */
  readonly savedDollar: number;
  /** Per good that expires today and is used up; less for each day later, and for the rest of a pack. */
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
  /** Scales what a cook likes: cuisine, protein, little work, the taste of the kitchen. */
  readonly goodness: number;
  /** Scales what breaks a rule of a good week. */
  readonly rules: number;
}

export const WEIGHTS: Weights = {
  savedDollar: 75,
  savedGood: 190,
  keptDollar: 0.8,
  line: 22,
  item: -32,
  shop: 5,
  leftOverDollar: -12,
  goodness: 1,
  rules: 1,
};

/**
 * For each rule of a good week that a meal breaks. It outweighs what any meal can save: a week that keeps every rule is
 * found wherever there is one, and where there is none, the one that breaks fewest.
 */
const BROKEN = -1500;

/** The rules of a good week alone, so light that the search goes through weeks that break some. */
export const RULES_ALONE: Weights = {
  savedDollar: 0,
  savedGood: 0,
  keptDollar: 0,
  line: 0,
  item: 0,
  shop: 0,
  leftOverDollar: 0,
  goodness: 0,
  rules: 0.3,
};

/** What makes a dinner. */
export const MEAL = {
  preferredCuisine: 25,
  preferredProtein: 6,
  /** Below `LEAST_KCAL` or `LEAST_PROTEIN` a serving. */
  tooLight: BROKEN,
  tooLittleProtein: BROKEN,
  /** Per minute of work; half at the weekend. */
  minute: -0.12,
  /** More than `MOST_WEEKDAY_MINUTES` of work on a weekday. */
  tooLong: BROKEN,
  /** It has to be begun on the evening before: more bother than a thing to buy. */
  eveningBefore: -40,
  /** Per evening that something expiring waits for it. */
  waitingEvening: -0.8,
  /** The most that the taste of a kitchen gives a dish, and what one that rests this week has less: kitchens get different weeks. */
  taste: 60,
  resting: -120,
} as const;

/** What makes a week varied. */
export const VARIETY = {
  sameCuisineNext: -13,
  /** The same base or main protein as the meal before. */
  sameKindNext: BROKEN,
  /** Each meal beyond the second of one base or protein. */
  anotherOfKind: BROKEN,
  /** Each soup or salad beyond the first. */
  anotherLight: BROKEN,
  /** Each dinner with few vegetables beyond two in seven. */
  anotherPoor: BROKEN,
  /** Each long weekday beyond the first. */
  anotherLong: BROKEN,
  /** A flexible dinner: of two that save as much, the recipe comes first. */
  flexible: -15,
  /** One that saves less than `LEAST_SAVED`: it is there for nothing. */
  idleFlexible: -250,
  /** Each flexible dinner beyond the second, a second of one kind, and one after another: a week has none of these. */
  anotherFlexible: -2000,
  sameFlexible: -1000,
  flexibleNext: -1000,
  /** A dish of the last three weeks, and each more of them. */
  repeated: -55,
  anotherRepeated: BROKEN,
} as const;

/** How pressing it is to use what expires: 1 for today, and so much for the last day that counts as soon. */
export const URGENCY = {
  last: 0.6,
} as const;

/** From this share of a pack up, a good counts as a whole one; less of it counts less. */
export const WHOLE_GOOD = 0.4;

/** For each dollar spent. */
export const DOLLAR = { very_budget: -4, budget_conscious: -2.6, moderate: -1.6, premium: -0.6 } as const;
export const HARD = { beginner: -35, intermediate: -10, advanced: 0, expert: 0 } as const;
export const MEDIUM = { beginner: -10, intermediate: 0, advanced: 0, expert: 0 } as const;

/** Dinners come first, whatever rules a week of them breaks; when they run out, light meals, then the others. */
export const ROLE = {
  dinner: 0,
  'light meal': -40_000,
  soup: -40_500,
  salad: -40_500,
  breakfast: -41_000,
  side: -42_000,
  sweet: -43_000,
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
/** What a flexible dinner uses has to be worth so much: about a good that expires in a few days. */
export const LEAST_SAVED = 60;
/** How many flexible dinners a week may have. */
export const MOST_FLEXIBLE = 2;
/** The share of dinners that rest in a week. */
export const RESTING = 0.5;
/** How many meals of one base or main protein a week are free. */
export const FREE_IN_A_WEEK = 2;
/** An item that expires within this many days should be used first. */
export const EXPIRING_DAYS = 7;
/** Minutes of work on a weekday: beyond the first, one long evening is enough; beyond the second, none. */
export const WEEKDAY_MINUTES = 45;
export const MOST_WEEKDAY_MINUTES = 75;
/** An item of unknown amount counts as this many grams, once. */
export const GRAMS_OF_SOME = 100;

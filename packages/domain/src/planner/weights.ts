/** The weights of a week's worth, on a scale where a thing to buy costs 32. docs/planner.md explains the whole sum. */
export interface Weights {
  /** Per dollar's worth used of goods that expire today; less for each day later. */
  readonly savedDollar: number;
  /** Per good that expires today and is used up; less for each day later, and for a nearly empty pack. */
  readonly savedGood: number;
  /** Per dollar's worth used of goods that keep. */
  readonly keptDollar: number;
  /** Per line of a recipe that the pantry covers, staples aside. */
  readonly line: number;
  /** Per different thing on the shopping list, staples aside. */
  readonly item: number;
  /** Scales the cost of the shopping. */
  readonly shop: number;
  /** Per dollar's worth left over from a pack that does not keep. */
  readonly leftOverDollar: number;
  /** Scales what a cook likes: cuisine, protein, little work, the taste of the kitchen. */
  readonly goodness: number;
  /** Scales the penalty for breaking a rule of a good week. */
  readonly rules: number;
}

export const WEIGHTS: Weights = {
  savedDollar: 75,
  savedGood: 190,
  keptDollar: 0.8,
  line: 22,
  item: -32,
  shop: 6.5,
  leftOverDollar: -12,
  goodness: 1,
  rules: 1,
};

/**
 * Per rule of a good week that a meal breaks. It outweighs anything a meal can save, so that a week that keeps every rule
 * wins if there is one; otherwise the week that breaks the fewest.
 */
const BROKEN = -1500;

/** The rules of a good week alone, weighted so lightly that the search passes through weeks that break some. */
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
  /** It has to be started the evening before: more bother than a thing to buy. */
  eveningBefore: -40,
  /** Per evening that an expiring item waits for it. */
  waitingEvening: -0.8,
  /** The most that a kitchen's taste adds to a dish, and what one loses that rests as often as usual: kitchens get different weeks. */
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
  /** A flexible dinner: if a recipe saves as much, it comes first. */
  flexible: -15,
  /** One that saves less than `LEAST_SAVED`: it serves no purpose. */
  idleFlexible: -250,
  /** Each line of one that has to be bought because other meals take what it was made from, or it is past its date. */
  flexibleOfGone: -80,
  /** Each flexible dinner beyond the second, a second of one kind, and one after another: a week has none of these. */
  anotherFlexible: -2000,
  sameFlexible: -1000,
  flexibleNext: -1000,
  /** A dish from the last three weeks, and each further one. */
  repeated: -55,
  anotherRepeated: BROKEN,
} as const;

/** How urgent it is to use what expires: 1 for today, and this much on the last day that counts as soon. */
export const URGENCY = {
  last: 0.9,
} as const;

/** What has to be bought later in the week, because it would not keep until its meal, counts as so much more of a thing to buy. */
export const BOUGHT_LATER = 0.5;

/**
 * A list is long if it has more things than this for each meal: each further one costs so much more, so that meals which share
 * what they buy come first.
 */
export const LONG_LIST = { things: 3.5, more: 0.5 } as const;

/** From this share of a pack up, a good counts in full; below it, in proportion. */
export const WHOLE_GOOD = 0.4;

/** For each dollar spent. */
export const DOLLAR = { very_budget: -4, budget_conscious: -2.6, moderate: -1.6, premium: -0.6 } as const;
export const HARD = { beginner: -35, intermediate: -10, advanced: 0, expert: 0 } as const;
export const MEDIUM = { beginner: -10, intermediate: 0, advanced: 0, expert: 0 } as const;

/** Dinners come first, whatever rules they break; once they run out, light meals, then the rest. */
export const ROLE = {
  dinner: 0,
  'light meal': -40_000,
  soup: -40_500,
  salad: -40_500,
  breakfast: -41_000,
  side: -42_000,
  sweet: -43_000,
} as const;

/** A dinner of the countries asked for, if they have too few: more than the rules, less than what is not possible. */
export const HOME = 60_000;

/** A dish that should have been started on an evening already past: worse than anything else. */
export const TOO_LATE_TO_BEGIN = -100_000;

/** A dish that breaks a limit of its day. Where it is chosen nevertheless, there is no other, and the evening has no dinner. */
export const NOT_ON_THIS_DAY = -100_000;

/** The least kcal and grams of protein in a serving of dinner: a third of a small daily need. */
export const LEAST_KCAL = 400;
export const LEAST_PROTEIN = 18;
/** Grams of vegetables per serving: two of five a day. */
export const ENOUGH_VEGETABLES = 150;
/** The share of a week's dinners that may have less. */
export const POOR_SHARE = 2 / 7;
/** The least worth of what a flexible dinner uses: about one good that expires in a few days. */
export const LEAST_SAVED = 60;
/** How many flexible dinners a week may have. */
export const MOST_FLEXIBLE = 2;
/**
 * How often a dinner rests: one with few ingredients, by each further one less, and one with many; the number of
 * recipes to choose from below which they rest less often; and how often one rests that loses `MEAL.resting`.
 */
export const RESTING = { most: 0.85, few: 5, each: 0.05, least: 0.1, choice: 300, usual: 0.65 } as const;
/** How many meals a week may share a base or main protein at no cost. */
export const FREE_IN_A_WEEK = 2;
/** An item that expires within this many days should be used first. */
export const EXPIRING_DAYS = 7;
/** Hands-on minutes on a weekday: one evening may exceed the first limit; none may exceed the second. */
export const WEEKDAY_MINUTES = 45;
export const MOST_WEEKDAY_MINUTES = 75;
/** An item of unknown amount counts once, as this many grams. */
export const GRAMS_OF_SOME = 100;

import { APPLIANCES, type Appliance, type Course, type Difficulty } from '@larder/domain';

/** Words in a recipe's category, by course; the first match counts. */
const COURSES: readonly (readonly [Course, RegExp])[] = [
  ['breakfast', /breakfast|brunch/i],
  ['dessert', /dessert|sweet|cake|cookie|biscuit|pudding|ice cream/i],
  ['soup', /soup/i],
  ['salad', /salad/i],
  ['starter', /starter|appeti[sz]er|snack|antipast|tapa|hors/i],
  ['side', /\bside/i],
];

/**
 * Words in the steps that require an appliance. A Dutch oven is a pot, a grill pan goes on the stove, and
 * preheating means an oven only if nothing else is named.
 */
const NEEDED: Readonly<Record<Appliance, RegExp>> = {
  oven: /(?<!\b(?:dutch|toaster|microwave)[ -])\boven\b(?![ -]?(?:glove|mitt|proof|safe|ready))|\bpreheat\w*:? (?:(?:to|at)\b|\d)|\bbake\b|\broast (?:for|in|at|until)/i,
  stovetop:
    /\b(?:simmer|boil|fry|saut[eé]|saucepan|frying pan|skillet|wok|hob|stove|pan|pot|dutch[ -]oven)\b/i,
  microwave: /\bmicrowave/i,
  air_fryer: /\bair.?fry/i,
  slow_cooker: /\bslow.?cooker|\bcrock.?pot/i,
  pressure_cooker: /\bpressure.?cook|\binstant pot/i,
  grill: /\bgrill(?![ -]?pan)|\bbroil|\bbarbecue(?! sauce)/i,
  toaster_oven: /\btoaster[ -]oven/i,
  food_processor: /\bfood.?processor/i,
  blender: /\bblender|\bblitz|\bblend until/i,
};

export function courseOf(category: string): Course {
  return COURSES.find(([, words]) => words.test(category))?.[0] ?? 'main';
}

export function appliancesOf(steps: readonly string[]): Appliance[] {
  const text = steps.join(' ');
  return APPLIANCES.filter((appliance) => NEEDED[appliance].test(text));
}

/** Estimates the difficulty from the number of lines and the time. */
export function difficultyOf(lines: number, minutes: number): Difficulty {
  if (lines <= 8 && minutes <= 40) return 'easy';
  return lines > 18 || minutes > 150 ? 'hard' : 'medium';
}

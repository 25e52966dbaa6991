import { lunchOf, placeOf, type InPlace } from '../meal-place.ts';
import { weekDayOf, weekFrom, type WeekDay } from '../meal-week.ts';
import { byDate } from './by-date.ts';
import { isBarred, staying } from './chosen.ts';
import type { IsGivenUp } from './given-up.ts';
import { floorOf } from './liking.ts';
import { isAllowed, limitsOf } from './limits.ts';
import { searchLocally, type Effort } from './local-search.ts';
import type { Candidate, DayDish, PlannedMeal, StockItem, Wishes } from './model.ts';
import { compile, type Choice, type CompileOptions, type Problem } from './problem.ts';
import { shortlist } from './shortlist.ts';
import { forCook } from './staples.ts';

/** The most hands-on minutes for a lunch. */
export const MOST_LUNCH_MINUTES = 30;
/** A main dish with more kcal a serving is no lunch. */
const MOST_LUNCH_KCAL = 650;
/** Anything below is a snack. Per serving. */
const LEAST_LUNCH_KCAL = 250;
/** There are few lunches to choose from, so a fraction of the search effort is enough. */
const PART = 0.2;

/** Whether a recipe makes a lunch: a soup, a salad, a light meal or a light main dish that is quick and filling enough. */
export function isLunch({
  role,
  calories,
  totalTime,
  waitingTime,
  flexible,
}: Pick<Candidate, 'role' | 'calories' | 'totalTime' | 'waitingTime' | 'flexible'>): boolean {
  if (flexible !== undefined || calories < LEAST_LUNCH_KCAL) return false;
  if (totalTime - waitingTime > MOST_LUNCH_MINUTES) return false;
  return (
    role === 'soup' ||
    role === 'salad' ||
    role === 'light meal' ||
    (role === 'dinner' && calories <= MOST_LUNCH_KCAL)
  );
}

/** A week's lunches and dinners, in the order they are eaten. */
export function inMenuOrder<Meal extends InPlace>(meals: readonly Meal[], startsOn: string): Meal[] {
  const places = weekFrom(startsOn)
    .map(weekDayOf)
    .flatMap((day) => [lunchOf(day), day]);
  return meals.toSorted((a, b) => places.indexOf(placeOf(a)) - places.indexOf(placeOf(b)));
}

/** The stock left after these meals. */
export function leftBy(meals: readonly PlannedMeal[], stock: readonly StockItem[]): StockItem[] {
  const taken = new Map<string, number>();
  const gone = new Set<string>();
  for (const { item, quantity } of meals.flatMap(({ coverage }) => coverage.uses)) {
    if (quantity === null) gone.add(item.id);
    else taken.set(item.id, (taken.get(item.id) ?? 0) + quantity);
  }
  return stock.flatMap((item): StockItem[] => {
    const own = taken.get(item.id);
    // What a meal takes from an unknown amount is unknown, so the item stays available.
    if (own === undefined || gone.has(item.id) || item.quantity === null) return [item];
    const share = 1 - own / item.quantity;
    if (share < 1e-6) return [];
    return [{ ...item, quantity: item.quantity * share, ...(item.grams && { grams: item.grams * share }) }];
  });
}

/** The week that lunches are added to. */
interface Situation {
  readonly candidates: readonly Candidate[];
  readonly stock: readonly StockItem[];
  readonly wishes: Wishes;
  /** The dinners, and the lunches that the cook has fixed. */
  readonly settled: readonly DayDish[];
}

/** The lunches, and the days without one. */
interface Lunches {
  readonly dishes: readonly DayDish[];
  readonly without: readonly WeekDay[];
}

/**
 * Chooses the lunches of a week whose dinners are fixed: within the same limits, no dish twice. They use what the dinners
 * leave; if one takes from a dinner, the shortfall counts against it.
 */
export function chooseLunches(
  { candidates, stock, wishes, settled }: Situation,
  seed: number,
  effort: Effort,
  options: CompileOptions,
  isGivenUp?: IsGivenUp,
): Lunches {
  const { lunches = [], today } = wishes;
  const open = lunches.filter((day) => !settled.some((dish) => placeOf(dish) === lunchOf(day)));
  const possible = lunchesToChoose(candidates, settled, wishes, open.length);
  const isBegunBefore = possible.every(({ eveningBefore }) => eveningBefore !== null);
  const days = open.filter((day) => !(isBegunBefore && day === weekDayOf(today))).slice(0, possible.length);
  if (days.length === 0) return { dishes: [], without: open };
  const { problem, isOpen } = problemOf(possible, { settled, days, stock, wishes }, options);
  const steps = Math.ceil(effort.steps * PART);
  const found = byDate(problem, searchLocally(problem, seed, { ...effort, steps }, isGivenUp));
  const dishes = found.week.flatMap((choice, at): DayDish[] =>
    isOpen[at] && !isBarred(problem, choice, at)
      ? [{ recipe: problem.choices[choice]!.recipe, day: problem.days[at]!, slot: 'lunch' }]
      : [],
  );
  return { dishes, without: open.filter((day) => !dishes.some((dish) => dish.day === day)) };
}

/** Those that were not cooked lately, if they are enough: many dinners say nothing about lunches. */
function lunchesToChoose(
  candidates: readonly Candidate[],
  settled: readonly DayDish[],
  wishes: Wishes,
  wanted: number,
): Candidate[] {
  const isCooked = new Set(wishes.cookedLately);
  const all = lunchesOf(candidates, settled, wishes);
  const others = all.filter(({ id }) => !isCooked.has(id));
  return others.length >= wanted ? others : all;
}

/** The recipes that make a lunch and are not yet in the week. */
export const lunchesOf = (
  candidates: readonly Candidate[],
  week: readonly DayDish[],
  wishes: Wishes,
): Candidate[] => {
  const limits = limitsOf(wishes);
  const planned = new Set(week.map(({ recipe }) => recipe.id));
  return candidates
    .filter((recipe) => isLunch(recipe) && !planned.has(recipe.id) && isAllowed(recipe, limits))
    .toSorted((a, b) => a.id - b.id)
    .map((recipe) => forCook(recipe, wishes.preferences));
};

function problemOf(
  possible: readonly Candidate[],
  {
    settled,
    days,
    stock,
    wishes,
  }: Pick<Situation, 'settled' | 'stock' | 'wishes'> & { readonly days: readonly WeekDay[] },
  options: CompileOptions,
): { problem: Problem; isOpen: readonly boolean[] } {
  const order = inMenuOrder(
    [
      ...settled.map((dish, at) => ({ ...dish, at })),
      ...days.map((day) => ({ recipe: possible[0]!, day, slot: 'lunch' as const, at: null })),
    ],
    wishes.today,
  );
  const choices = [...possible, ...staying(settled, possible)];
  const compiled = compile(
    choices,
    stock,
    order.map(({ day }) => day),
    wishes,
    options,
  );
  const fixed = order.map(({ at }) => (at === null ? null : possible.length + at));
  return {
    problem: shortlist({ ...asChoicesOf(compiled, possible.length), fixed }),
    isOpen: order.map(({ at }) => at === null),
  };
}

/** A problem whose first choices are lunches: the rest are fixed, and no rules for dinners apply. */
export const asChoicesOf = (problem: Problem, lunches: number): Problem => ({
  ...problem,
  choices: problem.choices.map((choice, at) => (at < lunches ? asLunch(choice, problem) : neutral(choice))),
});

/** The rules for dinners do not apply to a lunch: a soup is as good as anything. */
function asLunch(choice: Choice, { days, weights }: Pick<Problem, 'days' | 'weights'>): Choice {
  const { recipe } = choice;
  return {
    ...neutral(choice),
    worth: choice.worth.map((worth, evening) => worth - weights.rules * floorOf(recipe, days[evening]!)),
  };
}

/** A choice that counts neither as a light dinner nor as a long evening. */
const neutral = (choice: Choice): Choice => ({
  ...choice,
  isLight: false,
  isPoor: false,
  isLong: choice.isLong.map(() => false),
});

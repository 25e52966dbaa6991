import { usableItems } from '../coverage/held.ts';
import { byDate } from './by-date.ts';
import { eveningsOf, staying, withFixed } from './chosen.ts';
import { expiringIn, mealsWanted } from './days.ts';
import { cookDouble } from './double.ts';
import type { IsGivenUp } from './given-up.ts';
import { keepingRules, type Search } from './keep-rules.ts';
import { bindingLimits, isAllowed, limitsOf } from './limits.ts';
import { searchLocally, type Effort, type Found } from './local-search.ts';
import { chooseLunches, inMenuOrder, leftBy } from './lunches.ts';
import type { Candidate, DayDish, Plan, PlannedMeal, StockItem, Wishes } from './model.ts';
import { passedOver } from './passed-over.ts';
import { compile, type Problem } from './problem.ts';
import { randomNumbers, seedOf } from './random.ts';
import { placeMeals } from './shelf.ts';
import { mostPromising, shortlist } from './shortlist.ts';
import { forCook } from './staples.ts';
import { MEAL, MOST_FLEXIBLE, RESTING, RULES_ALONE, WEIGHTS, type Weights } from './weights.ts';

/**
 * About half a second. Many short searches beat a few long ones: any one may get stuck in a local optimum.
 */
export const EFFORT: Effort = { starts: 10, steps: 20_000 };

export interface PlanOptions {
  readonly effort?: Effort;
  /** How many candidates to list, including the week's own. */
  readonly candidates?: number;
  readonly isGivenUp?: IsGivenUp | undefined;
}

/**
 * Plans a week as well as it can: docs/planner.md defines what that means. No hard limit is ever violated, no
 * recipe repeats, and the same input gives the same plan. Throws a GivenUp soon after the last caller stops waiting.
 */
export function plan(
  candidates: readonly Candidate[],
  pantry: readonly StockItem[],
  wishes: Wishes,
  { effort = EFFORT, candidates: named = 0, isGivenUp }: PlanOptions = {},
): Plan {
  const limits = limitsOf(wishes);
  const { fixed: settled = [], today } = wishes;
  const fixed = settled.filter(({ slot }) => slot !== 'lunch');
  const settledLunches = settled.filter(({ slot }) => slot === 'lunch');
  const isFixed = new Set(settled.map(({ recipe }) => recipe.id));
  const allowed = candidates
    .filter((recipe) => !isFixed.has(recipe.id) && isAllowed(recipe, limits))
    .toSorted(recipesFirst)
    .map((recipe) => forCook(recipe, wishes.preferences));
  const possible = withoutCooked(allowed, wishes);
  const recipes = possible.filter(isRecipe);
  const evenings = eveningsOf(
    { ...wishes, fixed },
    {
      meals: mealsWanted(wishes.preferences.meal_prep_frequency),
      possible: mostMeals(possible),
      isFirstFree: possible.every(({ eveningBefore }) => eveningBefore !== null),
    },
  );
  const stock = usableItems(pantry, today);
  // Without item ids, so that equal kitchens get equal plans.
  const contents = stock.map(({ id: _id, ...item }) => JSON.stringify(item)).toSorted();
  // The dinners are the same whether there are lunches or not.
  const { lunches: _lunches, ...ofDinners } = wishes;
  const seed = seedOf({ ids: recipes.map(({ id }) => id), contents, wishes: ofDinners });
  const choices = [...possible, ...staying(fixed, candidates)];
  const taste = tasteOf(wishes, recipes);
  const left = leftBy(placeMeals(settledLunches, stock, today), stock);
  const compiled = compile(choices, left, evenings.days, wishes, { taste });
  const problem = shortlist(withFixed(compiled, fixed));
  const search: Search = (given, from) => searchLocally(given, seed, effort, isGivenUp, from);
  // The same choices, without the kitchen's taste.
  const judgedBy = (weights: Weights): Problem => {
    const same = problem.choices.map(({ recipe }) => recipe);
    const judged = compile(same, left, evenings.days, wishes, { weights });
    return { ...judged, ...(problem.fixed && { fixed: problem.fixed }) };
  };
  const rulesOf = () => judgedBy(RULES_ALONE);
  const inTime = byDate(problem, keepingRules(search(problem), problem, rulesOf, search));
  const { found: best, double } = cookDouble(problem, inTime, left, wishes);
  const dinners = dishesOf(problem, best);
  const week = [...dinners, ...settledLunches];
  const situation = { candidates: withoutCooked(candidates, wishes), stock, wishes, settled: week };
  const lunches = chooseLunches(situation, seed, effort, { taste }, isGivenUp);
  const meals = placeMeals(inMenuOrder([...week, ...lunches.dishes], today), stock, today);
  return {
    meals,
    wanted: evenings.wanted + meals.length - dinners.length,
    recipes: candidates.filter(isRecipe).length,
    possible: candidates.filter((recipe) => isRecipe(recipe) && isAllowed(recipe, limits)).length,
    limitedBy: bindingLimits(candidates.filter(isRecipe), limits),
    unused: unusedOf(stock, meals, today),
    passedOver: passedOver(
      allowed.filter(({ id }) => !lunches.dishes.some(({ recipe }) => recipe.id === id)),
      stock,
      lunches.dishes.length > 0 ? placeMeals(dinners, stock, today) : meals,
      wishes,
    ),
    ...(lunches.without.length > 0 && { lunchless: lunches.without }),
    notUsedUp: notUsedUpOf(stock, meals, wishes.useUp),
    double,
    worth: best.worth,
    ...(named > 0 && {
      candidates:
        lunches.dishes.length > 0
          ? candidatesIn(meals, possible)
          : namedFor(possible, judgedBy(WEIGHTS), best, named),
    }),
  };
}

/** Recipes without those cooked lately, unless that leaves too few for a week of dinners and lunches. */
function withoutCooked<Recipe extends Candidate>(
  recipes: readonly Recipe[],
  { cookedLately = [], preferences, lunches = [] }: Wishes,
): readonly Recipe[] {
  const isCooked = new Set(cookedLately);
  const others = recipes.filter(({ id }) => !isCooked.has(id));
  const wanted = mealsWanted(preferences.meal_prep_frequency) + lunches.length;
  return mostMeals(others) >= wanted ? others : recipes;
}

const isRecipe = ({ flexible }: Candidate): boolean => flexible === undefined;

/** Sorts recipes by id, and leaves flexible dinners as given: their ids differ by cook and must not matter. */
const recipesFirst = (a: Candidate, b: Candidate): number =>
  Number(!isRecipe(a)) - Number(!isRecipe(b)) || (isRecipe(a) ? a.id - b.id : 0);

/** The most meals that a week can have from these. */
function mostMeals(possible: readonly Candidate[]): number {
  const kinds = new Set(possible.flatMap(({ flexible }) => flexible ?? []));
  return possible.filter(isRecipe).length + Math.min(kinds.size, MOST_FLEXIBLE);
}

/**
 * What a kitchen's taste adds to each recipe: some are liked more than others, and half of them rest this week. It is seeded
 * by the kitchen's contents and the week, so that the same kitchen gets the same plan. Without it, every cook would get the
 * same few dishes. Flexible dinners already fit the kitchen: they neither rest nor are liked more.
 */
function tasteOf({ kitchen, today }: Wishes, recipes: readonly Candidate[]): (recipeId: number) => number {
  if (kitchen === undefined) return () => 0;
  const seed = seedOf([kitchen, today]);
  const known = new Set(recipes.map(({ id }) => id));
  return (recipeId) => {
    if (!known.has(recipeId)) return MEAL.taste / 2;
    const random = randomNumbers(seed ^ Math.imul(recipeId, 0x9e3779b1));
    return MEAL.taste * random() + (random() < RESTING ? MEAL.resting : 0);
  };
}

/** The recipes of these meals. Lunches use what the dinners leave, so no other dish could replace one. */
function candidatesIn(meals: readonly DayDish[], possible: readonly Candidate[]): Candidate[] {
  const ids = new Set(meals.map(({ recipe }) => recipe.id));
  return possible.filter(({ id }) => ids.has(id));
}

/** The week's recipes and the most promising others. */
function namedFor(
  possible: readonly Candidate[],
  problem: Problem,
  { week }: Found,
  most: number,
): Candidate[] {
  const chosen = new Set(
    mostPromising(problem, most, week).map((choice) => problem.choices[choice]!.recipe.id),
  );
  return possible.filter(({ id }) => chosen.has(id));
}

/** Allocates the stock in menu order. */
export const place = (
  problem: Problem,
  found: Found,
  stock: readonly StockItem[],
  today: string,
): PlannedMeal[] => placeMeals(dishesOf(problem, found), stock, today);

const dishesOf = ({ choices, days }: Problem, { week }: Found): DayDish[] =>
  week.map((choice, evening) => ({ recipe: choices[choice]!.recipe, day: days[evening]! }));

/** Stock that expires soon and that none of these meals uses. */
export function unusedOf(
  stock: readonly StockItem[],
  meals: readonly PlannedMeal[],
  today: string,
): StockItem[] {
  const used = usedIn(meals);
  return stock.filter((item) => expiringIn(item, today) !== null && !used.has(item.id));
}

/** Stock that the cook wanted to use up and that none of these meals uses. */
export function notUsedUpOf(
  stock: readonly StockItem[],
  meals: readonly PlannedMeal[],
  useUp: readonly string[] = [],
): StockItem[] {
  const used = usedIn(meals);
  return stock.filter(({ id }) => useUp.includes(id) && !used.has(id));
}

const usedIn = (meals: readonly PlannedMeal[]): ReadonlySet<string> =>
  new Set(meals.flatMap(({ coverage }) => coverage.uses.map(({ item }) => item.id)));

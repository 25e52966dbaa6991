import { usableItems } from '../coverage/held.ts';
import { byDate } from './by-date.ts';
import { expiringIn, mealsWanted, spreadOverWeek } from './days.ts';
import type { IsGivenUp } from './given-up.ts';
import { forHousehold } from './household.ts';
import { bindingLimits, isAllowed, limitsOf } from './limits.ts';
import { searchLocally, type Effort, type Found } from './local-search.ts';
import type { Candidate, Plan, PlannedMeal, StockItem, Wishes } from './model.ts';
import { compile, type Problem } from './problem.ts';
import { randomNumbers, seedOf } from './random.ts';
import { placeMeals } from './shelf.ts';
import { mostPromising, shortlist } from './shortlist.ts';

/**
 * About half a second. Many short searches beat a few long ones: any of them may get stuck beside the best week.
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
 * recipe repeats, and the same input gives the same plan. Throws a GivenUp soon after nobody waits for it any more.
 */
export function plan(
  candidates: readonly Candidate[],
  pantry: readonly StockItem[],
  wishes: Wishes,
  { effort = EFFORT, candidates: named = 0, isGivenUp }: PlanOptions = {},
): Plan {
  const limits = limitsOf(wishes);
  const possible = candidates
    .filter((recipe) => isAllowed(recipe, limits))
    .toSorted((a, b) => a.id - b.id)
    .map((recipe) => forHousehold(recipe, wishes.preferences));
  const wanted = mealsWanted(wishes.preferences.meal_prep_frequency);
  const isFirstFree = possible.every(({ eveningBefore }) => eveningBefore !== null);
  const days = spreadOverWeek(Math.min(wanted, possible.length), wishes.today, { isFirstFree });
  const stock = usableItems(pantry, wishes.today);
  // Whatever the ids of its items: the same kitchen is given the same plan.
  const contents = stock.map(({ id: _id, ...item }) => JSON.stringify(item)).toSorted();
  const seed = seedOf({ ids: possible.map(({ id }) => id), contents, wishes });
  const taste = tasteOf(wishes);
  const problem = shortlist(compile(possible, stock, days, wishes, { taste }));
  const best = byDate(problem, searchLocally(problem, seed, effort, isGivenUp));
  const meals = place(problem, best, stock, wishes.today);
  return {
    meals,
    wanted,
    recipes: candidates.length,
    possible: possible.length,
    limitedBy: bindingLimits(candidates, limits),
    unused: unusedOf(stock, meals, wishes.today),
    worth: best.worth,
    ...(named > 0 && { candidates: namedFor(possible, problem, best, named) }),
  };
}

/**
 * What the taste of a kitchen gives each recipe, from 0 to 1: the same as long as its contents are, so that its
 * plan is. Without it every cook would be given the same few dishes.
 */
function tasteOf({ kitchen }: Wishes): (recipeId: number) => number {
  if (kitchen === undefined) return () => 0;
  const seed = seedOf(kitchen);
  return (recipeId) => randomNumbers(seed ^ Math.imul(recipeId, 0x9e3779b1))();
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
export function place(
  { choices, days }: Problem,
  { week }: Found,
  stock: readonly StockItem[],
  today: string,
): PlannedMeal[] {
  const dishes = week.map((choice, evening) => ({ recipe: choices[choice]!.recipe, day: days[evening]! }));
  return placeMeals(dishes, stock, today);
}

/** Stock that expires soon and none of these meals use. */
export function unusedOf(
  stock: readonly StockItem[],
  meals: readonly PlannedMeal[],
  today: string,
): StockItem[] {
  const used = new Set(meals.flatMap(({ coverage }) => coverage.uses.map(({ item }) => item.id)));
  return stock.filter((item) => expiringIn(item, today) !== null && !used.has(item.id));
}

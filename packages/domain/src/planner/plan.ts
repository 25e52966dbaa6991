import { usableItems } from '../coverage/held.ts';
import { byDate } from './by-date.ts';
import { expiringIn, mealsWanted, spreadOverWeek } from './days.ts';
import { GivenUp, type IsGivenUp } from './given-up.ts';
import { bindingLimits, isAllowed, limitsOf } from './limits.ts';
import { searchLocally, type Effort, type Found } from './local-search.ts';
import type { Candidate, Plan, PlannedMeal, StockItem, Wishes } from './model.ts';
import { compile, type Problem } from './problem.ts';
import { seedOf } from './random.ts';
import { placeMeals } from './shelf.ts';
import { mostPromising, shortlist } from './shortlist.ts';
import type { Solver, SolverLimits } from './solver.ts';

/**
 * About a second. Many short searches beat a few long ones: any of them may get stuck beside the best week.
 */
export const EFFORT: Effort = { starts: 20, steps: 20_000 };
/** With less time left, HiGHS would get nowhere. */
const LEAST_SECONDS = 0.3;
/** The number of recipes given to HiGHS. */
const SOLVED_TOGETHER = 40;

/** HiGHS, and its limits. */
export interface Finish extends Omit<SolverLimits, 'isGivenUp'> {
  readonly solve: Solver;
}

/** The search effort. Without `finish` it is local search alone. */
export interface PlanOptions {
  readonly finish?: Finish | null;
  readonly effort?: Effort;
  /** How many candidates to list, including the week's own. */
  readonly candidates?: number;
  readonly isGivenUp?: IsGivenUp | undefined;
}

/**
 * Plans a week as well as it can: docs/planner.md defines what that means. No hard limit is ever violated, no
 * recipe repeats, and the same input gives the same plan. Throws {@link GivenUp} soon after nobody waits for it any more.
 */
export function plan(
  candidates: readonly Candidate[],
  pantry: readonly StockItem[],
  wishes: Wishes,
  { finish = null, effort = EFFORT, candidates: named = 0, isGivenUp }: PlanOptions = {},
): Plan {
  const limits = limitsOf(wishes);
  const possible = candidates.filter((recipe) => isAllowed(recipe, limits)).toSorted((a, b) => a.id - b.id);
  const wanted = mealsWanted(wishes.preferences.meal_prep_frequency);
  const isFirstFree = possible.every(({ eveningBefore }) => eveningBefore !== null);
  const days = spreadOverWeek(Math.min(wanted, possible.length), wishes.today, { isFirstFree });
  const stock = usableItems(pantry, wishes.today);
  const problem = shortlist(compile(possible, stock, days, wishes));
  const seed = seedOf({ ids: possible.map(({ id }) => id), stock, wishes });
  const found = searchLocally(problem, seed, effort, isGivenUp);
  const improved =
    finish && days.length > 0 ? improve(problem, found, finish.solve, { ...finish, isGivenUp }) : found;
  const best = byDate(problem, improved);
  const meals = place(problem, best, stock, wishes.today);
  return {
    meals,
    wanted,
    recipes: candidates.length,
    possible: possible.length,
    limitedBy: bindingLimits(candidates, limits),
    unused: unusedOf(stock, meals, wishes.today),
    worth: best.points,
    ...(named > 0 && { candidates: namedFor(possible, problem, best, named) }),
  };
}

/**
 * The improvement that HiGHS finds among the most promising recipes. A result cut short by the clock is
 * discarded, because it would vary from run to run.
 */
function improve(problem: Problem, found: Found, solve: Solver, limits: SolverLimits): Found {
  const chosen = mostPromising(problem, SOLVED_TOGETHER, found.week);
  const part = { ...problem, choices: chosen.map((choice) => problem.choices[choice]!) };
  const start = { week: found.week.map((choice) => chosen.indexOf(choice)), points: found.points };
  if (limits.seconds() < LEAST_SECONDS) return found;
  const solved = solve(part, start, limits);
  if (solved.end === 'given up') throw new GivenUp();
  if (solved.end === 'clock' || solved.points <= found.points) return found;
  return { week: solved.week.map((choice) => chosen[choice]!), points: solved.points };
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

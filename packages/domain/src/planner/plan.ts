import { usableItems } from '../coverage/held.ts';
import { byDate } from './by-date.ts';
import { eveningsOf, fixedOn, isBarred, staying, withFixed } from './chosen.ts';
import { expiringIn, mealsWanted } from './days.ts';
import { cookDouble } from './double.ts';
import type { IsGivenUp } from './given-up.ts';
import { keepingRules, type Search } from './keep-rules.ts';
import { dinnersFor, homeFirst, mostMeals } from './dinners.ts';
import { bindingLimits, isAllowed, limitsOf } from './limits.ts';
import { searchLocally, type Effort, type Found } from './local-search.ts';
import { chooseLunches, inMenuOrder, leftBy } from './lunches.ts';
import type { Candidate, DayDish, Plan, PlannedMeal, StockItem, Wishes } from './model.ts';
import { isAllowedOn, unheldOn } from './of-days.ts';
import { passedOver } from './passed-over.ts';
import { compile, type Problem } from './problem.ts';
import { seedOf } from './random.ts';
import { placeMeals } from './shelf.ts';
import { mostPromising, shortlist } from './shortlist.ts';
import { forCook } from './staples.ts';
import { tasteOf } from './taste.ts';
import { RULES_ALONE, WEIGHTS, type Weights } from './weights.ts';

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
  const { fixed: settled = [], today } = wishes;
  const fixed = settled.filter(({ slot }) => slot !== 'lunch');
  const settledLunches = settled.filter(({ slot }) => slot === 'lunch');
  const isFixed = new Set(settled.map(({ recipe }) => recipe.id));
  const meals = mealsWanted(wishes.preferences.meal_prep_frequency);
  const dinnersWanted = eveningsOf({ ...wishes, fixed }, { meals, possible: 0, isFirstFree: false }).wanted;
  const chosenFrom = dinnersFor(
    candidates.filter(({ id }) => !isFixed.has(id)),
    wishes,
    dinnersWanted - fixed.length,
  );
  const allowed = chosenFrom.recipes
    .toSorted(recipesFirst)
    .map((recipe) => forCook(recipe, wishes.preferences));
  const possible = withoutCooked(allowed, wishes);
  const recipes = possible.filter(isRecipe);
  const evenings = eveningsOf(
    { ...wishes, fixed },
    {
      meals,
      possible: mostMeals(possible),
      isFirstFree: possible.every(({ eveningBefore }) => eveningBefore !== null),
    },
  );
  const stock = usableItems(pantry, today);
  // Whatever the ids of its items: the same kitchen is given the same plan.
  const contents = stock.map(({ id: _id, ...item }) => JSON.stringify(item)).toSorted();
  // The dinners are the same whether there are lunches or not.
  const { lunches: _lunches, ...ofDinners } = wishes;
  const seed = seedOf({ ids: recipes.map(({ id }) => id), contents, wishes: ofDinners });
  const choices = [...possible, ...staying(fixed, candidates)];
  const taste = homeFirst(chosenFrom, tasteOf(wishes, recipes));
  const left = leftBy(placeMeals(settledLunches, stock, today), stock);
  const compiled = compile(choices, left, evenings.days, wishes, { taste });
  const problem = shortlist(withFixed(compiled, fixed));
  const search: Search = (given, from) => searchLocally(given, seed, effort, isGivenUp, from);
  // The same choices, without the taste of the kitchen.
  const judgedBy = (weights: Weights): Problem => {
    const same = problem.choices.map(({ recipe }) => recipe);
    const judged = compile(same, left, evenings.days, wishes, { weights });
    return { ...judged, ...(problem.fixed && { fixed: problem.fixed }) };
  };
  const rulesOf = () => judgedBy(RULES_ALONE);
  const inTime = byDate(problem, keepingRules(search(problem), problem, rulesOf, search));
  const isHeld = (choice: number, evening: number) =>
    fixedOn(problem, evening) !== null || !isBarred(problem, choice, evening);
  const { found: best, double } = inTime.week.every(isHeld)
    ? cookDouble(problem, inTime, left, wishes)
    : { found: inTime, double: null };
  const dinners = dishesOf(problem, best).filter((_dish, evening) => isHeld(best.week[evening]!, evening));
  const unheld = evenings.days
    .filter((_day, evening) => !isHeld(best.week[evening]!, evening))
    .map((day) => unheldOn(day, wishes));
  const week = [...dinners, ...settledLunches];
  const situation = { candidates, stock, wishes, settled: week };
  const lunches = chooseLunches(situation, seed, effort, { taste }, isGivenUp);
  const menu = placeMeals(inMenuOrder([...week, ...lunches.dishes], today), stock, today);
  return {
    meals: menu,
    wanted: evenings.wanted + menu.length - dinners.length,
    recipes: candidates.filter(isRecipe).length,
    possible: candidates.filter((recipe) => isRecipe(recipe) && isAllowed(recipe, limits)).length,
    limitedBy: bindingLimits(candidates.filter(isRecipe), limits),
    unused: unusedOf(stock, menu, today),
    passedOver: passedOver(
      allowed.filter(
        (recipe) => isAllowed(recipe, limits) && !lunches.dishes.some((dish) => dish.recipe.id === recipe.id),
      ),
      stock,
      lunches.dishes.length > 0 ? placeMeals(dinners, stock, today) : menu,
      wishes,
    ),
    ...(lunches.without.length > 0 && { lunchless: lunches.without }),
    ...(unheld.length > 0 && { unheld }),
    ...(chosenFrom.tooFewFrom && { tooFewFrom: chosenFrom.tooFewFrom }),
    notUsedUp: notUsedUpOf(stock, menu, wishes.useUp),
    double,
    worth: best.worth,
    ...(named > 0 && {
      candidates:
        // Without the countries asked for, the language model would choose from all.
        lunches.dishes.length > 0 || chosenFrom.tooFewFrom
          ? candidatesIn(menu, allowed)
          : namedFor(possible, judgedBy(WEIGHTS), best, named),
    }),
  };
}

/** Recipes without those cooked lately, unless too few are left for a week of dinners and one of lunches. */
function withoutCooked(
  recipes: readonly Candidate[],
  { cookedLately = [], preferences, lunches = [], onDays = [] }: Wishes,
): readonly Candidate[] {
  const isCooked = new Set(cookedLately);
  const others = recipes.filter(({ id }) => !isCooked.has(id));
  const wanted = mealsWanted(preferences.meal_prep_frequency) + lunches.length;
  const limited = [...new Set(onDays.flatMap(({ days }) => days))];
  const isEnough = limited.every(
    (day) => mostMeals(others.filter((recipe) => isAllowedOn(recipe, day, { onDays }))) >= limited.length,
  );
  return isEnough && mostMeals(others) >= wanted ? others : recipes;
}

const isRecipe = ({ flexible }: Candidate): boolean => flexible === undefined;

/** Recipes by id; flexible dinners as they were given: their ids are each cook's own, and must not matter. */
const recipesFirst = (a: Candidate, b: Candidate): number =>
  Number(!isRecipe(a)) - Number(!isRecipe(b)) || (isRecipe(a) ? a.id - b.id : 0);

/** The recipes of these meals: lunches take what the dinners leave, so nothing else could be put in their place. */
function candidatesIn(meals: readonly DayDish[], allowed: readonly Candidate[]): Candidate[] {
  const ids = new Set(meals.map(({ recipe }) => recipe.id));
  return allowed.filter(({ id }) => ids.has(id));
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

/** Stock that expires soon and none of these meals use. */
export function unusedOf(
  stock: readonly StockItem[],
  meals: readonly PlannedMeal[],
  today: string,
): StockItem[] {
  const used = usedIn(meals);
  return stock.filter((item) => expiringIn(item, today) !== null && !used.has(item.id));
}

/** Stock that the cook wanted to use up and none of these meals use. */
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

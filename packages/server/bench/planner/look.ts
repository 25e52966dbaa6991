import { CATALOGUE } from '@larder/catalogue';
import { usableItems, type WeekDay } from '@larder/domain';
import {
  compile,
  dateOf,
  forCook,
  isAllowed,
  limitsOf,
  mealsWanted,
  place,
  placeMeals,
  plan,
  spreadOverWeek,
  type Candidate,
  type PlannedMeal,
} from '@larder/domain/planner';
import { randomWeek, topByMatch } from './baselines.ts';
import type { Household } from './households.ts';
import { knownWeeks } from './known-weeks.ts';
import { brokenRules, faultsOfWeek, measuresOf, type Faults, type Measures } from './measures.ts';

const prices = new Map(CATALOGUE.ingredients.map(({ id, pricePerKg }) => [id, pricePerKg / 1000]));

/** A household's week, compared with what is possible for it. */
export interface Row {
  readonly own: Measures;
  readonly faults: Faults;
  readonly meals: readonly PlannedMeal[];
  /** How many people eat, if they have said; and how much is used after its date. */
  readonly people: number | null;
  readonly late: number;
  readonly rivals: Readonly<Record<'random' | 'top by match', Measures>>;
  /** The most that can be saved and covered, and the least to buy and pay for what saves as much. */
  readonly savedDollars: number;
  readonly savedGoods: number;
  readonly covered: number;
  readonly items: number;
  readonly dollars: number;
}

type Given = Parameters<typeof compile>;

function problemOf({ pantry, wishes }: Household, candidates: readonly Candidate[]): Given {
  const limits = limitsOf(wishes);
  const possible = candidates
    .filter((recipe) => isAllowed(recipe, limits))
    .map((recipe) => forCook(recipe, wishes.preferences));
  const wanted = Math.min(mealsWanted(wishes.preferences.meal_prep_frequency), possible.length);
  const days: WeekDay[] = spreadOverWeek(wanted, wishes.today);
  return [possible, usableItems(pantry, wishes.today), days, wishes];
}

/** A week, measured. */
interface Judged {
  readonly measures: Measures;
  readonly broken: number;
}

/** The best weeks that long searches find for a household: bounds of what a week can do for it. */
export function bestKnownOf(household: Household, candidates: readonly Candidate[]): Judged[] {
  const given = problemOf(household, candidates);
  const [possible, stock, days] = given;
  const known = new Map(possible.map((recipe) => [recipe.id, recipe]));
  return knownWeeks(given).map((week) => {
    const dishes = week.map((id, evening) => ({ recipe: known.get(id)!, day: days[evening]! }));
    return judge(placeMeals(dishes, stock, household.wishes.today), household, candidates);
  });
}

function judge(
  meals: readonly PlannedMeal[],
  household: Household,
  candidates: readonly Candidate[],
): Judged & { faults: Faults } {
  const known = new Map(candidates.map((recipe) => [recipe.id, recipe]));
  const faults = faultsOfWeek(
    meals.map((meal) => ({ ...meal, recipe: known.get(meal.recipe.id)! })),
    household,
  );
  return { measures: measuresOf(meals, household, prices), faults, broken: brokenRules(faults) };
}

/** Plans a household's week and holds it against the best known ones that keep as many rules. */
export function look(household: Household, candidates: readonly Candidate[]): Row {
  const { pantry, wishes } = household;
  const known = bestKnownOf(household, candidates);
  const { meals } = plan(candidates, pantry, wishes);
  const { measures: own, faults, broken } = judge(meals, household, candidates);
  // Who plans by match or by lot has recipes alone.
  const given = problemOf(
    household,
    candidates.filter(({ flexible }) => flexible === undefined),
  );
  const problem = compile(...given);
  const weekOf = (week: number[]) =>
    measuresOf(place(problem, { week, worth: 0 }, given[1], wishes.today), household, prices);
  const looks = known.filter((one) => one.broken <= broken).map(({ measures }) => measures);
  const saveAsMuch = [own, ...looks].filter(
    ({ savedDollars, savedGoods }) =>
      savedDollars >= 0.97 * own.savedDollars && savedGoods >= 0.97 * own.savedGoods,
  );
  const most = (read: (measures: Measures) => number) => Math.max(...[own, ...looks].map(read));
  return {
    own,
    meals,
    people: wishes.preferences.household_size,
    late: lateUses(meals, wishes.today),
    faults,
    rivals: {
      random: weekOf(randomWeek(problem, pantry.length)),
      'top by match': weekOf(topByMatch(problem)),
    },
    savedDollars: most(({ savedDollars }) => savedDollars),
    savedGoods: most(({ savedGoods }) => savedGoods),
    covered: most(({ covered, lines }) => covered / Math.max(1, lines)),
    items: Math.min(...saveAsMuch.map(({ items }) => items)),
    dollars: Math.min(...saveAsMuch.map(({ dollars }) => dollars)),
  };
}

/** How often a week uses something after its date. */
function lateUses(meals: readonly PlannedMeal[], today: string): number {
  return meals
    .flatMap(({ day, coverage }) => coverage.uses.map(({ item }) => ({ item, date: dateOf(day, today) })))
    .filter(({ item, date }) => item.expiresOn !== null && item.expiresOn < date).length;
}

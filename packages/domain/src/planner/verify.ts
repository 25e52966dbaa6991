import { WEEK_DAYS, type WeekDay } from '../meal-week.ts';
import { UNITS } from '../units.ts';
import type { Role } from '../vocabulary/recipes.ts';
import { dinnersFor } from './dinners.ts';
import { isAllowed } from './limits.ts';
import { faultsOfLunches } from './verify-lunches.ts';
import type { Candidate, Need, Plan, PlannedMeal, StockItem, Use, Wishes } from './model.ts';
import { limitsOn } from './of-days.ts';

const NO_DINNERS: ReadonlySet<Role> = new Set(['side', 'sweet', 'breakfast']);
const HAIR = 1e-6;
/** Purchases are rounded up to a hundredth. */
const HUNDREDTH = 0.01;

/** The inputs of a plan. */
export interface Given {
  readonly candidates: readonly Candidate[];
  readonly pantry: readonly StockItem[];
  readonly wishes: Wishes;
}

/**
 * Lists what is wrong with a plan, in sentences; empty if it may be sent. It shares no code with the search
 * except the rule of what a person may eat.
 */
export function faultsOf(plan: Plan, given: Given): string[] {
  const { candidates, pantry, wishes } = given;
  const { free = [] } = wishes;
  const isDinner = ({ slot }: { slot?: 'lunch' | undefined }) => slot !== 'lunch';
  const fixed = (wishes.fixed ?? []).filter(isDinner);
  const meals = plan.meals.filter(isDinner);
  const wanted = plan.wanted - (plan.meals.length - meals.length);
  const settled = new Map(fixed.map(({ recipe, day }) => [day, recipe.id]));
  const known = new Map(candidates.map((recipe) => [recipe.id, recipe]));
  const unfixed = candidates.filter(({ id }) => !(wishes.fixed ?? []).some((dish) => dish.recipe.id === id));
  const { recipes: allowed, tooFewFrom } = dinnersFor(unfixed, wishes, wanted - fixed.length);
  const isOfWeek = new Set(allowed.map(({ id }) => id));
  const isFirstFree = allowed.every(({ eveningBefore }) => eveningBefore !== null);
  const first = WEEK_DAYS.find((day) => daysAfter(wishes.today, day) === 0);
  const openDays = WEEK_DAYS.filter(
    (day) => !settled.has(day) && !free.includes(day) && !(isFirstFree && day === first),
  );
  const kinds = new Set(allowed.flatMap(({ flexible }) => flexible ?? []));
  const dishes = allowed.filter(({ flexible }) => flexible === undefined).length + Math.min(2, kinds.size);
  const unheld = plan.unheld ?? [];
  const possible = fixed.length + Math.min(dishes, openDays.length);
  const chosen = meals.filter(({ day }) => !settled.has(day));
  const made = chosen.flatMap(({ recipe }) => recipe.flexible ?? []);
  const places = meals.map(({ day }) => daysAfter(wishes.today, day));
  return [
    ...(meals.length + unheld.length === Math.min(wanted, possible)
      ? []
      : [`${meals.length} meals of ${Math.min(wanted, possible)}`]),
    ...unheld
      .filter(({ day }) => limitsOn(day, wishes).length === 0 || meals.some((meal) => meal.day === day))
      .map(({ day }) => `${day} should have a dinner`),
    ...(places.every((place, index) => place > (places[index - 1] ?? -1))
      ? []
      : ['The days are not in order']),
    ...(places.length > 0 &&
    settled.size + free.length + unheld.length === 0 &&
    places[0] !== (isFirstFree ? 1 : 0)
      ? ['The week does not begin on its first possible day']
      : []),
    ...fixed
      .filter(({ recipe, day }) => !meals.some((meal) => meal.day === day && meal.recipe.id === recipe.id))
      .map(({ recipe, day }) => `Recipe ${recipe.id} is not on ${day}`),
    ...meals.filter(({ day }) => free.includes(day)).map(({ day }) => `${day} is not free`),
    ...chosen
      .filter(({ recipe, day }) => recipe.eveningBefore !== null && daysAfter(wishes.today, day) === 0)
      .map(({ recipe }) => `Recipe ${recipe.id} should have been begun on the evening before`),
    ...(new Set(plan.meals.map(({ recipe }) => recipe.id)).size === plan.meals.length
      ? []
      : ['A recipe appears twice']),
    ...chosen
      .filter(({ recipe }) => NO_DINNERS.has(known.get(recipe.id)?.role ?? 'dinner'))
      .map(({ recipe }) => `Recipe ${recipe.id} is no dinner`),
    ...((plan.tooFewFrom === undefined) === (tooFewFrom === null)
      ? []
      : ['It is wrong about countries with too few dinners']),
    ...(made.length <= 2 ? [] : [`${made.length} flexible dinners`]),
    ...chosen.flatMap(({ recipe, day }) => {
      const own = known.get(recipe.id);
      return own && isOfWeek.has(own.id) && isAllowed(own, limitsOn(day, wishes))
        ? []
        : [`Recipe ${recipe.id} is not allowed`];
    }),
    ...faultsOfLunches(plan, given),
    ...faultsOfReservations(plan.meals, pantry, wishes.today),
  ];
}

/** Checks the amounts that meals use and buy, whatever chose the meals: needs, dates and stock. */
export function faultsOfReservations(
  meals: readonly PlannedMeal[],
  pantry: readonly StockItem[],
  today: string,
): string[] {
  return [...meals.flatMap((meal) => faultsOfMeal(meal, today)), ...overdrawn(meals, pantry)];
}

/** How many days after a date this weekday comes. */
function daysAfter(date: string, day: WeekDay): number {
  const first = WEEK_DAYS[(new Date(date).getUTCDay() + 6) % 7]!;
  return [...WEEK_DAYS, ...WEEK_DAYS].indexOf(day, WEEK_DAYS.indexOf(first)) - WEEK_DAYS.indexOf(first);
}

function faultsOfMeal({ recipe, day, coverage }: PlannedMeal, today: string): string[] {
  const { toBuy, uses, missingIds } = coverage;
  const faults: string[] = [];
  const eaten = new Date(Date.parse(today) + daysAfter(today, day) * 86_400_000).toISOString().slice(0, 10);
  for (const [place, need] of recipe.needs.entries()) {
    const own = uses.filter((use) => use.need === place);
    const isCovered = own.some(({ quantity }) => quantity === null);
    const taken = own.reduce((sum, use) => sum + shareOf(use, need), 0);
    const bought = (toBuy[place] ?? Number.NaN) / need.quantity;
    const isThere = isCovered || (need.isStaple ?? false);
    const isEnough = isThere ? bought === 0 : taken + bought >= 1 - HAIR;
    const isTooMuch =
      taken > 1 + HAIR || (bought > 0 && taken + bought > 1 + HUNDREDTH / need.quantity + HAIR);
    if (!isEnough || isTooMuch) faults.push(`Recipe ${recipe.id} has the wrong amount of ${need.name}`);
    if (own.some(({ item }) => !isUsableAs(item, need.ingredientId))) {
      faults.push(`Recipe ${recipe.id} uses something else for ${need.name}`);
    }
  }
  if (uses.some(({ item }) => item.expiresOn !== null && item.expiresOn < eaten)) {
    faults.push(`Recipe ${recipe.id} uses what has expired by ${day}`);
  }
  const lacking = recipe.needs.filter((_need, place) => (toBuy[place] ?? 0) > 0);
  const missing = new Set(lacking.map(({ ingredientId }) => ingredientId));
  if (missing.size !== missingIds.length || missingIds.some((id) => !missing.has(id))) {
    faults.push(`Recipe ${recipe.id} names the wrong things as missing`);
  }
  return faults;
}

function isUsableAs({ covers, standsInFor = [] }: StockItem, ingredientId: number): boolean {
  return covers.includes(ingredientId) || standsInFor.includes(ingredientId);
}

/** The share of a need that a use covers. */
function shareOf({ item, quantity }: Use, need: Need): number {
  if (quantity === null || item.quantity === null) return 0;
  if (need.grams !== null && item.grams) {
    const grams = (quantity / item.quantity) * item.grams;
    return (grams * (item.gives?.[need.ingredientId] ?? 1)) / need.grams;
  }
  const [has, asks] = [UNITS[item.unit], UNITS[need.unit]];
  return has.kind === asks.kind ? (quantity * has.factor) / (need.quantity * asks.factor) : Number.NaN;
}

/** Items that are overused or do not exist. */
function overdrawn(meals: readonly PlannedMeal[], pantry: readonly StockItem[]): string[] {
  const left = new Map(pantry.map(({ id, quantity }) => [id, quantity ?? Infinity]));
  for (const { item, quantity } of meals.flatMap(({ coverage }) => coverage.uses)) {
    left.set(item.id, (left.get(item.id) ?? -1) - (quantity ?? 0));
  }
  return [...left].filter(([, rest]) => rest < -HAIR).map(([id]) => `More than there is of ${id}`);
}

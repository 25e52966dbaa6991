import {
  inPlace,
  NO_FILTERS,
  placeInWords,
  placeOf,
  weekDayOf,
  weekFrom,
  type Day,
  type MealPlace,
  type RecipeFilters,
  type Slot,
  type WeekDay,
} from '@larder/domain';
import { dateOf, limitsOf } from '@larder/domain/planner';
import { requireAccess } from '../platform/access/access.ts';
import type { Connection } from '../platform/database/connection.ts';
import type { FreeEvening, KeptMeal } from '../platform/database/schema.ts';
import { badRequest, newerPlan, noPlan, Problem } from '../platform/http/problem.ts';
import { expectCatalogued } from '../preferences/catalogued.ts';
import { breaksOf } from '../recipes/broken-limits.ts';
import { readRecipe } from '../recipes/candidates.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { alsoWithout } from '../recipes/dislikes.ts';
import { mealOn } from './arrangement.ts';
import { chosenMeal } from './chosen-meal.ts';
import { keptCooked } from './cooked-elsewhere.ts';
import { expectMeal } from './expected-meal.ts';
import type { KeptPlanRow } from './meal-plan.store.ts';
import { outsideLimits } from './outside-limits.ts';
import type { PlanInputs } from './plan-answer.ts';
import { forServings } from './resized.ts';
import { expectPossible, type WeekRequest } from './week-request.ts';

/** The part of a week that the cook has fixed. */
export interface SettledWeek {
  readonly meals: readonly KeptMeal[];
  readonly free: readonly FreeEvening[];
  /** The days with leftovers for dinner, and those with leftovers for lunch. */
  readonly leftoverDays: Readonly<Record<Slot, readonly WeekDay[]>>;
}

/** The inputs for fixing a part of a week. */
interface Situation {
  readonly last: KeptPlanRow | null;
  readonly inputs: Pick<PlanInputs, 'userId' | 'preferences'>;
  readonly filters: RecipeFilters;
  readonly startsOn: Day;
  readonly snapshot: CatalogueSnapshot;
}

/**
 * The meals that a request keeps and adds, and its free evenings. 404 for what the cook does not have, 409 for a recipe
 * outside the limits, an evening already taken, or a plan that is no longer current.
 */
export async function settledWeek(
  db: Connection,
  request: WeekRequest,
  { last, inputs, filters, startsOn, snapshot }: Situation,
): Promise<SettledWeek> {
  const { userId, preferences } = inputs;
  expectPossible(request, startsOn);
  expectCatalogued([...request.without, ...request.onDays.flatMap((one) => one.without)]);
  const kept = request.keep ? await keptMeals(db, request.keep, { last, inputs, startsOn, snapshot }) : [];
  await requireAccess(db, { userId }, 'pantryItem.change', request.useUp);
  const leftoverDays = (slot: Slot) =>
    kept.flatMap(({ leftovers }) =>
      leftovers?.slot === slot && weekFrom(startsOn).includes(leftovers.date)
        ? [weekDayOf(leftovers.date)]
        : [],
    );
  const placeOn = (date: Day, slot?: Slot) => placeOf({ day: weekDayOf(date), slot });
  for (const { date, slot } of request.put) expectOpen(kept, placeOn(date, slot), date);
  for (const { date } of request.free) expectOpen(kept, placeOn(date), date);
  const wanted = alsoWithout(preferences, request.without);
  const put: KeptMeal[] = [];
  for (const { date, slot, recipeId, servings } of request.put) {
    const same = kept.find(({ id }) => id === recipeId);
    if (same) throw new Problem(409, `${same.title} is already in your plan.`);
    const place = placeOn(date, slot);
    // One after the other: a transaction has one connection.
    const meal = await chosenMeal(
      { db, preferences: wanted, filters, snapshot },
      { userId },
      { place, recipeId },
    );
    put.push({ ...forServings(meal, servings), kept: true });
  }
  return {
    meals: [...kept, ...put],
    free: request.free.map(({ date, why }) => ({ day: weekDayOf(date), why })),
    leftoverDays: { dinner: leftoverDays('dinner'), lunch: leftoverDays('lunch') },
  };
}

/** The meals of the current plan that the new one keeps: those named, and those cooked on its dates. */
async function keptMeals(
  db: Connection,
  { planId, places }: NonNullable<WeekRequest['keep']>,
  { last, inputs, startsOn, snapshot }: Pick<Situation, 'last' | 'inputs' | 'startsOn' | 'snapshot'>,
): Promise<KeptMeal[]> {
  if (!last) throw noPlan();
  if (last.id !== planId) throw newerPlan();
  const week = weekFrom(startsOn);
  const isInWeek = ({ day }: KeptMeal) => week.includes(dateOf(day, last.madeOn));
  const named = places.map((place) => expectMeal(last.plan, place));
  for (const [at, meal] of named.entries()) {
    if (isInWeek(meal)) continue;
    const message = `${meal.title} is on ${dateOf(meal.day, last.madeOn)}, which is not in the new week.`;
    throw badRequest([{ path: `/keep/days/${at}`, message }]);
  }
  const uncooked = named.filter((meal) => meal.cooked_at === null);
  const limits = limitsOf({ preferences: inputs.preferences, filters: NO_FILTERS });
  const breaks = await breaksOf(db, inputs.userId, uncooked, limits);
  for (const { id, title } of uncooked) {
    const broken = breaks.get(id) ?? [];
    if (broken.length === 0) continue;
    const recipe = await readRecipe(db, inputs.userId, snapshot, id);
    throw outsideLimits({ name: title, recipe }, broken, limits, snapshot.names);
  }
  const cooked = last.plan.meals.filter((meal) => meal.cooked_at !== null && isInWeek(meal));
  return [
    ...cooked.map((meal) => keptCooked(last.id, meal)),
    ...uncooked.map((meal): KeptMeal => ({ ...meal, kept: true })),
  ].map((meal) => (meal.leftovers ? { ...meal, leftovers: { ...meal.leftovers, instead: null } } : meal));
}

/** 409 for a place taken by a meal or by leftovers. */
function expectOpen(kept: readonly KeptMeal[], place: MealPlace, date: Day): void {
  const meal = mealOn({ meals: kept }, place);
  const words = placeInWords(place);
  if (meal?.cooked_at) throw new Problem(409, `${meal.title} is already cooked.`);
  if (meal) throw new Problem(409, `${words} keeps ${meal.title}.`);
  const { slot = 'dinner' } = inPlace(place);
  const doubled = kept.find(({ leftovers }) => leftovers?.slot === slot && leftovers.date === date);
  if (doubled) throw new Problem(409, `${words} has the leftovers of ${doubled.title}.`);
}

import { placeInWords, placeOf, type MealPlace } from '@larder/domain';
import type { KeptMeal, KeptPlan } from '../platform/database/schema.ts';
import { newerPlan, noPlan, Problem } from '../platform/http/problem.ts';
import type { KeptPlanRow } from './meal-plan.store.ts';

/** A plan that exists and, if an id is given, is the requested one; 404 for none, 409 for another. */
export function expectPlan(row: KeptPlanRow | null, id?: string): KeptPlanRow {
  if (!row) throw noPlan();
  if (id !== undefined && row.id !== id) throw newerPlan();
  return row;
}

/** The meal at a place; 404 if there is none, 409 if it is not the recipe that the cook sees. */
export function expectMeal(
  { meals }: Pick<KeptPlan, 'meals'>,
  place: MealPlace,
  recipeId?: number,
): KeptMeal {
  const meal = meals.find((one) => placeOf(one) === place);
  if (!meal) throw new Problem(404, noMealOn(place));
  if (recipeId !== undefined && meal.id !== recipeId) {
    throw new Problem(409, `${placeInWords(place)} now has another meal: ${meal.title}.`);
  }
  return meal;
}

/** 'There is no meal on Tuesday in your plan.' */
export const noMealOn = (...places: readonly MealPlace[]): string =>
  `There is no meal on ${places.map(placeInWords).join(' or ')} in your plan.`;

/** 409 for a cooked meal: it can no longer be replaced. */
export function expectUncooked({ cooked_at: cookedAt, title }: KeptMeal): void {
  if (cookedAt !== null) throw new Problem(409, `${title} is already cooked.`);
}

/** A plan's meals with the one at that place replaced. */
export function withMeal(meals: readonly KeptMeal[], meal: KeptMeal): KeptMeal[] {
  return meals.map((one) => (placeOf(one) === placeOf(meal) ? meal : one));
}

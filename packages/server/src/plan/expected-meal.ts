import type { WeekDay } from '@larder/domain';
import type { KeptMeal, KeptPlan } from '../platform/database/schema.ts';
import { newerPlan, noPlan, Problem } from '../platform/http/problem.ts';
import type { KeptPlanRow } from './meal-plan.store.ts';

/** A plan that exists and, if an id is given, is the requested one; 404 for none, 409 for another. */
export function expectPlan(row: KeptPlanRow | null, id?: string): KeptPlanRow {
  if (!row) throw noPlan();
  if (id !== undefined && row.id !== id) throw newerPlan();
  return row;
}

/** The meal of a day; 404 if there is none, 409 if it is not the recipe that the cook sees. */
export function expectMeal({ meals }: Pick<KeptPlan, 'meals'>, day: WeekDay, recipeId?: number): KeptMeal {
  const meal = meals.find((one) => one.day === day);
  if (!meal) throw new Problem(404, `There is no meal on ${day} in your plan.`);
  if (recipeId !== undefined && meal.id !== recipeId) {
    throw new Problem(409, `${day} now has another meal: ${meal.title}.`);
  }
  return meal;
}

/** 409 for a cooked meal: it can no longer be replaced. */
export function expectUncooked({ cooked_at: cookedAt, title }: KeptMeal): void {
  if (cookedAt !== null) throw new Problem(409, `${title} is already cooked.`);
}

/** A plan's meals with the one of that day replaced. */
export function withMeal(meals: readonly KeptMeal[], meal: KeptMeal): KeptMeal[] {
  return meals.map((one) => (one.day === meal.day ? meal : one));
}

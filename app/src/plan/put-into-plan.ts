import { cardTitle, weekDayOf, type Day } from '@larder/domain';
import type { QueryClient } from '@tanstack/react-query';
import { moveMeal, putMeal } from './choosing.change.ts';
import type { MealPlan } from './current/meal-plan.query.ts';
import type { PlannedMeal } from './current/plan.change.ts';

/** A meal of the plan as a change identifies it; null without a day. */
export const plannedMealOf = (
  { id: planId }: Pick<MealPlan, 'id'>,
  { day, date, id, title, kept, leftovers_on: leftoversOn }: MealPlan['meal_plan'][number],
): PlannedMeal | null =>
  day ? { planId, day, date, recipeId: id, title: cardTitle(title), kept, leftoversOn } : null;

/** Puts a recipe on a date of the plan's week. A recipe that is planned for another day moves. */
export function putIntoPlan(
  queryClient: QueryClient,
  plan: MealPlan,
  date: Day,
  recipe: { recipeId: number; title: string },
  tell: (sentence: string) => void,
): Promise<boolean> {
  const to = weekDayOf(date);
  const elsewhere = plan.meal_plan.find((meal) => meal.id === recipe.recipeId && meal.cooked_at === null);
  const moved = elsewhere && plannedMealOf(plan, elsewhere);
  if (moved && moved.day !== to) return moveMeal(queryClient, { ...moved, to }, tell);
  const meal = plan.meal_plan.find((one) => one.date === date);
  return putMeal(
    queryClient,
    {
      planId: plan.id,
      day: to,
      date,
      recipe,
      there: meal ? plannedMealOf(plan, meal) : null,
      free: plan.free_days?.find((one) => one.date === date)?.why,
    },
    tell,
  );
}

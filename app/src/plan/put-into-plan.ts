import { cardTitle, placeOf, weekDayOf, type Day, type Slot } from '@larder/domain';
import type { QueryClient } from '@tanstack/react-query';
import { putMeal } from './choosing.change.ts';
import type { MealPlan } from './current/meal-plan.query.ts';
import type { PlannedMeal } from './current/plan.change.ts';
import { moveForServings, moveMeal } from './moving.change.ts';
import { mealAt, placeOn } from './week-days.ts';

/** A meal of the plan as a change identifies it; null without a day. */
export function plannedMealOf(
  { id: planId, leftovers = [] }: Pick<MealPlan, 'id' | 'leftovers'>,
  meal: MealPlan['meal_plan'][number],
): PlannedMeal | null {
  const { day, date, slot, id, title, kept, leftovers_on: leftoversOn } = meal;
  if (!day) return null;
  const instead = leftovers.find((rest) => rest.of === day && rest.recipe_id === id)?.instead;
  return {
    planId,
    day,
    date,
    ...(slot === 'lunch' && { slot }),
    recipeId: id,
    title: cardTitle(title),
    ...(meal.written_servings !== undefined && { servings: meal.servings / (leftoversOn ? 2 : 1) }),
    kept,
    leftoversOn,
    ...(instead && { aside: { recipeId: instead.recipe_id, title: cardTitle(instead.title) } }),
  };
}

/** The meal at a place; for as many as it is cooked for in all, if it is the recipe to be put there. */
function seenMeal(
  plan: MealPlan,
  meal: MealPlan['meal_plan'][number],
  { recipeId }: Pick<PlannedMeal, 'recipeId'>,
): PlannedMeal | null {
  const there = plannedMealOf(plan, meal);
  return there && meal.id === recipeId ? { ...there, servings: meal.servings } : there;
}

/** Puts a recipe on a date of the plan's week, for dinner unless said. One that is in the plan in another place moves. */
export async function putIntoPlan(
  queryClient: QueryClient,
  plan: MealPlan,
  { date, slot = 'dinner' }: { date: Day; slot?: Slot | undefined },
  { servings, ...recipe }: { recipeId: number; title: string; servings?: number | undefined },
  tell: (sentence: string) => void,
): Promise<boolean> {
  const to = placeOn(date, slot);
  const elsewhere = plan.meal_plan.find((meal) => meal.id === recipe.recipeId && meal.cooked_at === null);
  const moved = elsewhere && plannedMealOf(plan, elsewhere);
  const meal = mealAt(plan, { date, slot });
  if (moved && placeOf(moved) !== to) {
    if (servings === undefined || servings === elsewhere.servings)
      return moveMeal(queryClient, { ...moved, to }, tell);
    const there = meal ? plannedMealOf(plan, meal) : null;
    const was = elsewhere.servings;
    return moveForServings(queryClient, { ...moved, to, servings, was, there }, tell);
  }
  return putMeal(
    queryClient,
    {
      planId: plan.id,
      day: weekDayOf(date),
      date,
      ...(slot === 'lunch' && { slot }),
      recipe,
      servings,
      there: meal ? seenMeal(plan, meal, recipe) : null,
      free: slot === 'dinner' ? plan.free_days?.find((one) => one.date === date)?.why : undefined,
    },
    tell,
  );
}

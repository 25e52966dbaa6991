import { cardTitle } from '@larder/domain';
import { useQueryClient } from '@tanstack/react-query';
import { cookMeal, uncookMeal, useCookingDays } from '../../cooking.change.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import type { PlannedMeal } from '../../current/plan.change.ts';
import { mealId } from './plan-content.ts';
import type { PlanActions } from './plan-tabs.tsx';

/** A day's meal as a plan change identifies it; none if the day has no meal. */
function plannedMeal(plan: MealPlan, id: string | number): PlannedMeal | undefined {
  const meal = plan.meal_plan.find((one) => mealId(one) === id);
  return meal?.day
    ? { planId: plan.id, day: meal.day, date: meal.date, recipeId: meal.id, title: cardTitle(meal.title) }
    : undefined;
}

/** Actions on the visible plan's meals, and which are pending. */
export function usePlanActions(plan: MealPlan | null, openSwap: (meal: PlannedMeal) => void): PlanActions {
  const queryClient = useQueryClient();
  const pendingDays = useCookingDays();
  const withMeal =
    (act: (meal: PlannedMeal) => unknown): PlanActions['onCook'] =>
    (id) => {
      const meal = plan && plannedMeal(plan, id);
      if (meal) void act(meal);
    };
  return {
    onSwap: withMeal(openSwap),
    onCook: withMeal((meal) => cookMeal(queryClient, meal)),
    onUncook: withMeal((meal) => uncookMeal(queryClient, meal)),
    pendingDays,
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { freeEvening, keepMeal, useChoosingPlaces } from '../../choosing.change.ts';
import { cookOnce } from '../../doubling.change.ts';
import { cookMeal, uncookMeal, useCookingPlaces } from '../../cooking.change.ts';
import { changeServings } from '../../servings.change.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import type { PlannedMeal } from '../../current/plan.change.ts';
import { plannedMealOf } from '../../put-into-plan.ts';
import { mealId } from './plan-content.ts';
import type { Ask } from './plan-dialogs.tsx';
import type { PlanActions } from './plan-meals.tsx';

/** A day's meal as a plan change identifies it; none if the day has no meal. */
function plannedMeal(plan: MealPlan, id: string | number): PlannedMeal | null {
  const meal = plan.meal_plan.find((one) => mealId(one) === id);
  return meal ? plannedMealOf(plan, meal) : null;
}

/** Actions on the visible plan's meals, and which are pending. `ask` opens a dialog. */
export function usePlanActions(plan: MealPlan | null, ask: (ask: Ask) => void): PlanActions {
  const queryClient = useQueryClient();
  const pendingPlaces = useCookingPlaces();
  const choosingPlaces = useChoosingPlaces();
  const withMeal =
    (act: (meal: PlannedMeal) => unknown): PlanActions['onCook'] =>
    (id) => {
      const meal = plan && plannedMeal(plan, id);
      if (meal) void act(meal);
    };
  return {
    onSwap: withMeal((meal) => ask({ kind: 'swap', meal })),
    onMove: withMeal((meal) => ask({ kind: 'move', meal })),
    onDouble: withMeal((meal) => ask({ kind: 'double', meal })),
    onSingle: withMeal((meal) => cookOnce(queryClient, meal)),
    onFree: (id, why) => withMeal((meal) => freeEvening(queryClient, meal, why))(id),
    onKeep: (id, kept) => withMeal((meal) => keepMeal(queryClient, meal, kept))(id),
    onServingsChange: (id, servings) => withMeal((meal) => changeServings(queryClient, meal, servings))(id),
    onPlan: (date) => ask({ kind: 'plan', date }),
    onCook: withMeal((meal) => cookMeal(queryClient, meal)),
    onUncook: withMeal((meal) => uncookMeal(queryClient, meal)),
    pendingPlaces,
    choosingPlaces,
  };
}

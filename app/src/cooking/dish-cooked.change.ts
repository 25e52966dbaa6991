import { toast } from '@larder/ui/toaster';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cookMeal, unheardCooking } from '../plan/cooking.change.ts';
import { mealPlan } from '../plan/current/meal-plan.query.ts';
import { plannedMealOf } from '../plan/put-into-plan.ts';
import { cookMealFor } from '../plan/servings.change.ts';
import { t } from '../platform/language/t.ts';
import { askingCook, isHere } from '../platform/queries/change-outcome.ts';
import { dishCooking, isUnheard, type CookedDish } from '../recipes/memory/cooked.change.ts';

/** What 'Cooked it' has marked: a meal of the plan, or a dish that was not planned. */
export type CookedAs = 'planned' | 'unplanned';

/**
 * Marks a dish as cooked, wherever the cook says so. If the plan has it and it is not cooked there yet, it is that
 * meal, the first of them: otherwise marking both would take the food twice. Messages offer Undo, or say what failed;
 * then it resolves to null. If a response was lost, asking again is the same request: what it took is taken once.
 * @param chosen servings that the cook has chosen; without them, a planned meal is for the plan's
 */
export async function markCooked(
  queryClient: QueryClient,
  dish: CookedDish,
  chosen?: number,
): Promise<CookedAs | null> {
  const cook = askingCook();
  // The plan did not have it: whatever it has now, this is the same dish.
  if (isUnheard(queryClient, dish)) return cookAlone(queryClient, dish);
  try {
    const plan = await queryClient.fetchQuery(mealPlan());
    if (!isHere(cook)) return null;
    const unheard = plan && unheardCooking(queryClient, plan, dish.id);
    if (unheard) return (await cookMeal(queryClient, unheard)) ? 'planned' : null;
    const open = plan?.meal_plan.find(({ id, cooked_at: cookedAt }) => id === dish.id && cookedAt === null);
    const meal = plan && open ? plannedMealOf(plan, open) : null;
    if (meal && open) {
      const planned = open.servings;
      return (await cookMealFor(queryClient, meal, { planned, cooked: chosen ?? planned }))
        ? 'planned'
        : null;
    }
  } catch {
    // Without the plan, the dish could be one of its meals.
    if (isHere(cook))
      toast.failure(t('{dish} could not be marked as cooked. Please try again.', { dish: dish.title }));
    return null;
  }
  return cookAlone(queryClient, dish);
}

/** Cooks a dish that is not planned. */
function cookAlone(queryClient: QueryClient, dish: CookedDish): Promise<CookedAs | null> {
  const options = queryClient.defaultMutationOptions(dishCooking);
  return queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute(dish)
    .then(
      () => 'unplanned',
      () => null,
    );
}

/** The same for a screen, and whether it is on its way. */
export function useMarkCooked() {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  return {
    pending,
    mark: async (dish: CookedDish, chosen?: number): Promise<CookedAs | null> => {
      setPending(true);
      const as = await markCooked(queryClient, dish, chosen);
      setPending(false);
      return as;
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { mealPlan } from './current/meal-plan.query.ts';
import { useKeptRecipes } from './use-kept-recipes.ts';

/**
 * Keeps the recipes of the plan that was read last, whatever screen it was changed from or left for: also what came into it
 * by a swap. Never asks for the plan itself, and looks on without a hold: an observer would keep it in memory for good.
 */
export function KeptRecipesOfPlan() {
  const queryClient = useQueryClient();
  const plan = useSyncExternalStore(
    useCallback((onChange) => queryClient.getQueryCache().subscribe(onChange), [queryClient]),
    () => queryClient.getQueryData(mealPlan().queryKey) ?? null,
  );
  useKeptRecipes(plan);
  return null;
}

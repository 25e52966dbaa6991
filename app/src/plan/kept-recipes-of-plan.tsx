import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { mealPlan } from './current/meal-plan.query.ts';
import { useKeptRecipes } from './use-kept-recipes.ts';

/**
 * Stores the recipes of the latest plan from any screen, including ones swapped in. It never fetches the
 * plan, and subscribes to the cache without an observer, which would keep the plan in memory forever.
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

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MealPlan } from './current/meal-plan.query.ts';

/** Delay before fetching the recipes, in milliseconds. */
const SETTLED = 1500;

/** Stores a plan's recipes in this browser, so its links work offline. Fetched in idle time. */
export function useKeptRecipes(plan: MealPlan | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!plan) return;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      void import('./fetch-kept-recipes.ts').then(
        ({ fetchKeptRecipes }) => fetchKeptRecipes(queryClient, plan, gone.signal),
        () => undefined,
      );
    }, SETTLED);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [queryClient, plan]);
}

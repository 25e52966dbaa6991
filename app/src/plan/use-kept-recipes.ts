import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MealPlan } from './current/meal-plan.query.ts';

/** How long the screen may settle before the recipes are fetched, in milliseconds. */
const SETTLED = 1500;

/** Keeps the recipes of a plan in this browser, so that its links work without a network. Fetched when nobody waits. */
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

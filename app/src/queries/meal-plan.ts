import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import type { RecipeFilters } from '@larder/domain';
import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { keepPlan } from '../offline/kept-plan.ts';
import { toFilterQuery } from '../search/recipe-search.ts';
import { client, session } from '../session/client.ts';
import { CACHE } from './cache.ts';

export type MealPlan = components['schemas']['MealPlan'];

/** The plan that was made last; null when there is none. The browser keeps it, for when there is no network. */
export const mealPlan = () =>
  queryOptions({
    ...CACHE.mealPlan,
    queryKey: ['meal-plan'],
    queryFn: async ({ signal }): Promise<MealPlan | null> => {
      try {
        const plan = await unwrap(client.GET('/meal-plans/current', { signal }));
        keepPlan(plan);
        return plan;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        keepPlan(null);
        return null;
      }
    },
  });

const GENERATE = ['meal-plan', 'generate'];

/**
 * Makes a plan within these filters. One is made at a time, also when its screen was left and is back. A failure is
 * logged, and what was there stays.
 */
export function useGenerateMealPlan(): { generate: (filters: RecipeFilters) => void; isGenerating: boolean } {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: GENERATE,
    mutationFn: (filters: RecipeFilters) =>
      unwrap(client.POST('/meal-plans/generate', { params: { query: toFilterQuery(filters) } })),
    onMutate: () => session.username,
    onSuccess: async (made, _filters, cook) => {
      // Somebody else has signed in meanwhile.
      if (cook !== session.username) return;
      // An answer that is still on its way is older than this one.
      await queryClient.cancelQueries({ queryKey: mealPlan().queryKey });
      queryClient.setQueryData(mealPlan().queryKey, made);
      keepPlan(made);
    },
    onError: (error) => console.warn('The meal plan was not made.', error),
  });
  return {
    generate: (filters) => {
      if (queryClient.isMutating({ mutationKey: GENERATE }) === 0) mutate(filters);
    },
    isGenerating: useIsMutating({ mutationKey: GENERATE }) > 0,
  };
}

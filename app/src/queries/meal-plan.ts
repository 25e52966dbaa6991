import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import type { RecipeFilters } from '@larder/domain';
import {
  mutationOptions,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { keepPlan } from '../offline/kept-plan.ts';
import { toFilterQuery } from '../search/recipe-search.ts';
import { client } from '../session/client.ts';
import { isUncertain } from '../session/uncertain.ts';
import { CACHE } from './cache.ts';
import { askingCook, isHere } from './change-outcome.ts';

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

/** Shows the plan that the server has answered, and keeps it. An answer that is still on its way is older than this one. */
export async function showPlan(queryClient: QueryClient, plan: MealPlan): Promise<void> {
  await queryClient.cancelQueries({ queryKey: mealPlan().queryKey });
  queryClient.setQueryData(mealPlan().queryKey, plan);
  keepPlan(plan);
}

const GENERATE = ['meal-plan', 'generate'] as const;

/** Makes a plan within these filters. A failure is logged, and what was there stays, unless the server has another. */
export const planGeneration = mutationOptions({
  mutationKey: GENERATE,
  mutationFn: (filters: RecipeFilters) =>
    unwrap(client.POST('/meal-plans/generate', { params: { query: toFilterQuery(filters) } })),
  onMutate: askingCook,
  onSuccess: async (made, _filters, cook, { client: queryClient }) => {
    if (isHere(cook)) await showPlan(queryClient, made);
  },
  onError: (error, _filters, cook, { client: queryClient }) => {
    console.warn('The meal plan was not made.', error);
    if (!isHere(cook) || !isUncertain(error)) return;
    void queryClient.invalidateQueries({ queryKey: mealPlan().queryKey });
  },
});

/**
 * Makes plans, one at a time, also when the screen was left and is back. `since` is when the one on its way was asked for,
 * in milliseconds.
 */
export function useGenerateMealPlan(): {
  generate: (filters: RecipeFilters) => void;
  since: number | undefined;
} {
  const queryClient = useQueryClient();
  const { mutate } = useMutation(planGeneration);
  return {
    generate: (filters) => {
      if (queryClient.isMutating({ mutationKey: GENERATE }) === 0) mutate(filters);
    },
    since: useMutationState({
      filters: { mutationKey: GENERATE, status: 'pending' },
      select: ({ state }) => state.submittedAt,
    }).at(-1),
  };
}

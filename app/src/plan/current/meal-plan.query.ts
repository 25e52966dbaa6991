import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CACHE } from '../../platform/queries/cache.ts';
import { client } from '../../platform/session/client.ts';
import { keepPlan } from './kept-plan.ts';

export type MealPlan = components['schemas']['MealPlan'];

/** The latest plan; null if there is none. It is stored for offline use. */
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

/**
 * Shows the plan returned by the server, and stores it. Requests in flight are older, so they are cancelled.
 */
export async function showPlan(queryClient: QueryClient, plan: MealPlan): Promise<void> {
  await queryClient.cancelQueries({ queryKey: mealPlan().queryKey });
  queryClient.setQueryData(mealPlan().queryKey, plan);
  keepPlan(plan);
}

import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { placeOf, type MealPlace } from '@larder/domain';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../platform/session/client.ts';
import { mealPlan } from './current/meal-plan.query.ts';
import type { PlannedMeal } from './current/plan.change.ts';

export type MealSwap = components['schemas']['MealSwap'];

/** Replacements for a day's meal. Always refetched, because they depend on the whole plan and the pantry. */
export const mealSwaps = ({
  planId,
  recipeId,
  ...at
}: Pick<PlannedMeal, 'planId' | 'day' | 'slot' | 'recipeId'>) =>
  queryOptions({
    queryKey: ['meal-swaps', planId, placeOf(at), recipeId],
    gcTime: 0,
    staleTime: 0,
    refetchOnMount: 'always',
    queryFn: async ({ signal, client: queryClient }): Promise<readonly MealSwap[]> => {
      const params = { path: { day: placeOf(at) }, query: { plan_id: planId } };
      try {
        return (await unwrap(client.GET('/meal-plans/current/meals/{day}/swap', { params, signal }))).swaps;
      } catch (error) {
        // Another device made another plan: load it, and ask again for that one.
        if (error instanceof ApiError && error.status === 409) {
          void queryClient.invalidateQueries({ queryKey: mealPlan().queryKey });
        }
        throw error;
      }
    },
  });

/** What recipes of a search would change in the week if they were put in this place; whatever could not be put there is missing. */
export const mealCosts = (
  { planId, place }: { planId: string; place: MealPlace },
  recipeIds: readonly number[],
) =>
  queryOptions({
    queryKey: ['meal-costs', planId, place, recipeIds],
    gcTime: 0,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly MealSwap[]> => {
      const query = { plan_id: planId, recipe_ids: recipeIds.join(',') };
      const params = { path: { day: place }, query };
      return (await unwrap(client.GET('/meal-plans/current/meals/{day}/swap', { params, signal }))).swaps;
    },
  });

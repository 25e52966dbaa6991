import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CACHE } from '../platform/queries/cache.ts';
import { askingCook, isHere } from '../platform/queries/change-outcome.ts';
import { client } from '../platform/session/client.ts';
import { mealPlan, showPlan } from './current/meal-plan.query.ts';

export type PreviousMealPlan = components['schemas']['PreviousMealPlan'];

/** Plans that can be restored for a day: those before and after the current one, nearest first. */
export const previousPlans = () =>
  queryOptions({
    ...CACHE.mealPlan,
    queryKey: ['previous-meal-plans'],
    queryFn: ({ signal }) => unwrap(client.GET('/meal-plans/previous', { signal })),
  });

/** Makes a replaced plan current again; the other can then be restored. Rejects on failure. */
export async function restorePlan(queryClient: QueryClient, planId: string): Promise<void> {
  const cook = askingCook();
  try {
    // Show a newer plan made on another device.
    const seen = queryClient.getQueryData(mealPlan().queryKey);
    const body = { plan_id: planId, ...(seen && { current_plan_id: seen.id }) };
    const plan = await unwrap(client.POST('/meal-plans/previous/restore', { body }));
    if (isHere(cook)) await showPlan(queryClient, plan);
  } catch (error) {
    if (isHere(cook)) void queryClient.invalidateQueries({ queryKey: mealPlan().queryKey });
    throw error;
  } finally {
    if (isHere(cook)) void queryClient.invalidateQueries({ queryKey: previousPlans().queryKey });
  }
}

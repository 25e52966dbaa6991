import { ApiError, unwrap } from '@larder/client';
import { localDay, type Day, type RecipeFilters } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import { mutationOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { askingCook, isHere } from '../platform/queries/change-outcome.ts';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client } from '../platform/session/client.ts';
import { toFilterQuery } from '../recipes/search/recipe-search.ts';
import { mealPlan, showPlan } from './current/meal-plan.query.ts';
import { announceNewPlan } from './announce-plan.ts';
import type { WeekRequest } from './week-request.ts';

/** The request for a new plan. */
export interface PlanWish {
  filters: RecipeFilters;
  /** The first day of its week. */
  startsOn: Day;
  /** The cook's choices, if any. */
  week?: WeekRequest | undefined;
}

const GENERATE = ['meal-plan', 'generate'] as const;

/** The choice was refused because of a limit or a newer plan. */
const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409;

/**
 * Generates a plan. A failure is logged, and a refusal reported; the current plan stays unless the server has another.
 */
export const planGeneration = mutationOptions({
  mutationKey: GENERATE,
  mutationFn: ({ filters, startsOn, week }: PlanWish) => {
    const query = { ...toFilterQuery(filters), ...(startsOn !== localDay() && { starts_on: startsOn }) };
    return unwrap(client.POST('/meal-plans/generate', { params: { query }, ...(week && { body: week }) }));
  },
  onMutate: askingCook,
  onSuccess: async (made, _wish, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    const before = queryClient.getQueryData(mealPlan().queryKey) ?? null;
    await showPlan(queryClient, made);
    announceNewPlan(queryClient, before, made);
  },
  onError: (error, _wish, cook, { client: queryClient }) => {
    console.warn('The meal plan was not made.', error);
    if (!isHere(cook)) return;
    if (isRefusal(error)) toast.failure(error.detail);
    if (!isRefusal(error) && !isUncertain(error)) return;
    void queryClient.invalidateQueries({ queryKey: mealPlan().queryKey });
  },
});

/**
 * Generates plans one at a time, even if the screen was left and reopened. `since` is when the pending one
 * was requested, in milliseconds.
 */
export function useGenerateMealPlan(): {
  /** `onRefused` is called if the choice was refused, while the component is mounted. */
  generate: (wish: PlanWish, onRefused?: () => void) => void;
  since: number | undefined;
} {
  const queryClient = useQueryClient();
  const { mutate } = useMutation(planGeneration);
  return {
    generate: (wish, onRefused) => {
      if (queryClient.isMutating({ mutationKey: GENERATE }) > 0) return;
      mutate(wish, {
        onError: (error) => {
          if (isRefusal(error)) onRefused?.();
        },
      });
    },
    since: useMutationState({
      filters: { mutationKey: GENERATE, status: 'pending' },
      select: ({ state }) => state.submittedAt,
    }).at(-1),
  };
}

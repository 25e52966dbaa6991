import { unwrap } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../session/client.ts';
import { changePlan, usePlanChanges, type PlannedMeal } from './plan-change.ts';

/** Says that a meal is cooked: what it uses leaves the pantry. A message offers to take that back. */
export const cookMeal = (queryClient: QueryClient, meal: PlannedMeal): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'cook',
      send: ({ planId, day, recipeId }, key) =>
        unwrap(
          client.POST('/meal-plans/current/meals/{day}/cooked', {
            params: { path: { day } },
            body: { plan_id: planId, recipe_id: recipeId },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: true,
      done: () =>
        toast.success(`${meal.title} is cooked. What it used has left your pantry.`, {
          label: 'Undo',
          run: () => void uncookMeal(queryClient, meal),
        }),
      failure: 'The meal could not be marked as cooked. Please try again.',
      tell: toast.failure,
    },
    meal,
  );

/** Puts back what a meal took. */
export const uncookMeal = (queryClient: QueryClient, meal: PlannedMeal): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'uncook',
      send: ({ planId, day }, key) =>
        unwrap(
          client.DELETE('/meal-plans/current/meals/{day}/cooked', {
            params: { path: { day }, query: { plan_id: planId } },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: true,
      done: () => toast.success(`${meal.title} is still to be cooked. What it took is back in your pantry.`),
      failure: 'The meal could not be put back. Please try again.',
      tell: toast.failure,
    },
    meal,
  );

/** The days whose meal is on its way to be cooked, or back. */
export const useCookingDays = (): readonly string[] =>
  usePlanChanges<PlannedMeal>('cook', 'uncook').map(({ day }) => day);

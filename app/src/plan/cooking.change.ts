import { unwrap } from '@larder/client';
import { placeOf } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { t } from '../platform/language/t.ts';
import { client } from '../platform/session/client.ts';
import type { MealPlan } from './current/meal-plan.query.ts';
import { changePlan, unheardChanges, usePlanChanges, type PlannedMeal } from './current/plan.change.ts';
import { frozenRestWords } from './frozen-rest.ts';

/** Marks a meal as cooked, which takes its ingredients out of the pantry. A message offers Undo. */
export const cookMeal = (queryClient: QueryClient, meal: PlannedMeal): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'cook',
      send: ({ planId, recipeId, ...at }, key) =>
        unwrap(
          client.POST('/meal-plans/current/meals/{day}/cooked', {
            params: { path: { day: placeOf(at) } },
            body: { plan_id: planId, recipe_id: recipeId },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: true,
      done: (plan) => {
        const cooked = plan.meal_plan.find(({ id }) => id === meal.recipeId);
        const { title } = meal;
        const done = t('{title} is marked as cooked. What it used has been taken out of your pantry.', {
          title,
        });
        toast.success([done, ...frozenRestWords(cooked?.frozen)].join(' '), {
          label: t('Undo'),
          run: () => void uncookMeal(queryClient, meal),
        });
      },
      failure: t('The meal could not be marked as cooked. Please try again.'),
      tell: (sentence) => void toast.failure(sentence),
    },
    meal,
  );

/** The meal that a dish was marked as, if the response was lost and the plan still has that meal there. */
export const unheardCooking = (
  queryClient: QueryClient,
  plan: MealPlan,
  dishId: number,
): PlannedMeal | undefined =>
  unheardChanges<PlannedMeal>(queryClient, 'cook').find(
    (meal) =>
      meal.planId === plan.id &&
      meal.recipeId === dishId &&
      plan.meal_plan.some(
        ({ id, day, slot }) => id === dishId && day !== null && placeOf({ day, slot }) === placeOf(meal),
      ),
  );

/** Puts a meal's ingredients back. */
export const uncookMeal = (queryClient: QueryClient, meal: PlannedMeal): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'uncook',
      send: ({ planId, recipeId, ...at }, key) =>
        unwrap(
          client.DELETE('/meal-plans/current/meals/{day}/cooked', {
            params: { path: { day: placeOf(at) }, query: { plan_id: planId, recipe_id: recipeId } },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: true,
      done: () =>
        toast.success(
          t('{title} is no longer marked as cooked. What it used is back in your pantry.', {
            title: meal.title,
          }),
        ),
      failure: t('The meal is still marked as cooked. Please try again.'),
      tell: (sentence) => void toast.failure(sentence),
    },
    meal,
  );

/** The places whose meal is being marked as cooked, or back. */
export function useCookingPlaces(): readonly string[] {
  const changes = usePlanChanges<PlannedMeal>('cook', 'uncook');
  return useMemo(() => changes.map(placeOf), [changes]);
}

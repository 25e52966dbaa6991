import type { QueryClient } from '@tanstack/react-query';
import { t } from '../platform/language/t.ts';
import { cookMeal } from './cooking.change.ts';
import { changePlan, type PlannedMeal } from './current/plan.change.ts';
import { sendPut } from './put-meal.ts';
import { tellAll } from './undoing.ts';

/**
 * Cooks a planned meal for another number of servings. The week and the shopping list show it, and the other button undoes it:
 * there is no message.
 */
export const changeServings = (
  queryClient: QueryClient,
  meal: PlannedMeal,
  servings: number,
): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'put',
      send: sendPut,
      changesPantry: false,
      done: () => undefined,
      failure: t('The servings of {title} could not be changed. Please try again.', { title: meal.title }),
      tell: tellAll,
    },
    {
      planId: meal.planId,
      day: meal.day,
      slot: meal.slot,
      recipe: { recipeId: meal.recipeId, title: meal.title },
      there: meal,
      kept: meal.kept ?? false,
      servings,
    },
  );

/** Marks a meal as cooked for as many as it was cooked for: what it used is taken out of the pantry for them. */
export const cookMealFor = async (
  queryClient: QueryClient,
  meal: PlannedMeal,
  { planned, cooked }: { planned: number; cooked: number },
): Promise<boolean> =>
  (planned === cooked || (await changeServings(queryClient, meal, cooked))) &&
  (await cookMeal(queryClient, meal));

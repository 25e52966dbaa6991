import { unwrap } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../platform/session/client.ts';
import { keepMeal } from './choosing.change.ts';
import { changePlan, usePlanChanges, type PlannedMeal } from './current/plan.change.ts';
import { doubleAgain } from './doubling.change.ts';

/** The recipe that replaces a meal. */
export interface Substitute {
  recipeId: number;
  title: string;
}

interface Swap extends PlannedMeal {
  substitute: Substitute;
}

/** Replaces a meal's recipe; `tell` reports errors. A message offers Undo. */
export const swapMeal = (
  queryClient: QueryClient,
  { substitute, ...meal }: Swap,
  tell: (sentence: string) => void = (sentence) => void toast.failure(sentence),
): Promise<boolean> =>
  changePlan<Swap>(
    queryClient,
    {
      kind: 'swap',
      send: ({ planId, day, recipeId, substitute: { recipeId: other } }, key) =>
        unwrap(
          client.POST('/meal-plans/current/meals/{day}/swap', {
            params: { path: { day } },
            body: { plan_id: planId, recipe_id: recipeId, new_recipe_id: other },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: false,
      done: () =>
        toast.success(`${meal.day} has ${substitute.title} now.`, {
          label: 'Undo',
          run: () => void swapBack(queryClient, meal, substitute),
        }),
      failure: 'The meal could not be swapped. Please try again.',
      tell: (sentence) => tell(sentence),
    },
    { ...meal, substitute: { recipeId: substitute.recipeId, title: substitute.title } },
  );

/** Undoes a swap: the meal is kept and cooked double again, if it was. */
async function swapBack(queryClient: QueryClient, meal: PlannedMeal, substitute: Substitute): Promise<void> {
  const there = { ...meal, ...substitute, kept: false, leftoversOn: null };
  if (!(await swapMeal(queryClient, { ...there, substitute: meal }))) return;
  if (meal.kept) await keepMeal(queryClient, meal, true);
  await doubleAgain(queryClient, meal);
}

/** The recipe being swapped in. */
export const useChosenRecipe = (): number | undefined =>
  usePlanChanges<Swap>('swap').at(-1)?.substitute.recipeId;

import { unwrap } from '@larder/client';
import { placeOf } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { t } from '../platform/language/t.ts';
import { client } from '../platform/session/client.ts';
import { hasNowInWords } from './place-in-words.ts';
import { changePlan, usePlanChanges, type PlannedMeal } from './current/plan.change.ts';
import { doubleAgain } from './doubling.change.ts';
import { changeServings } from './servings.change.ts';

/** The recipe that replaces a meal. */
export interface Substitute {
  recipeId: number;
  title: string;
}

interface Swap extends PlannedMeal {
  substitute: Substitute;
  /** Whether the cook has chosen it. */
  isChosen?: boolean | undefined;
}

/** Replaces a meal's recipe; `tell` reports errors. A message offers Undo. */
export const swapMeal = (
  queryClient: QueryClient,
  { substitute, isChosen = true, ...meal }: Swap,
  tell: (sentence: string) => void = (sentence) => void toast.failure(sentence),
): Promise<boolean> =>
  changePlan<Swap>(
    queryClient,
    {
      kind: 'swap',
      send: ({ planId, recipeId, substitute: { recipeId: other }, isChosen: kept = true, ...at }, key) =>
        unwrap(
          client.POST('/meal-plans/current/meals/{day}/swap', {
            params: { path: { day: placeOf(at) } },
            body: { plan_id: planId, recipe_id: recipeId, new_recipe_id: other, kept },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: false,
      done: () =>
        toast.success(hasNowInWords(meal, substitute.title), {
          label: t('Undo'),
          run: () => void swapBack(queryClient, meal, substitute),
        }),
      failure: t('The meal could not be swapped. Please try again.'),
      tell: (sentence) => tell(sentence),
    },
    { ...meal, isChosen, substitute: { recipeId: substitute.recipeId, title: substitute.title } },
  );

/** Undoes a swap: the meal is kept, for as many and cooked double again, if it was. */
async function swapBack(queryClient: QueryClient, meal: PlannedMeal, substitute: Substitute): Promise<void> {
  const there = { ...meal, ...substitute, kept: true, leftoversOn: null };
  const back = { ...there, substitute: meal, isChosen: meal.kept ?? false };
  if (!(await swapMeal(queryClient, back))) return;
  if (meal.servings !== undefined) await changeServings(queryClient, meal, meal.servings);
  await doubleAgain(queryClient, meal);
}

/** The recipe being swapped in. */
export const useChosenRecipe = (): number | undefined =>
  usePlanChanges<Swap>('swap').at(-1)?.substitute.recipeId;

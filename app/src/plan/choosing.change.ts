import { unwrap } from '@larder/client';
import { placeOf, type FreeReason, type InPlace, type MealPlace } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { t } from '../platform/language/t.ts';
import { weekdayInWords } from '../platform/language/weekday-in-words.ts';
import { client } from '../platform/session/client.ts';
import { hasNowInWords } from './place-in-words.ts';
import { changePlan, usePlanChanges, type PlannedDay, type PlannedMeal } from './current/plan.change.ts';
import { doubleAgain } from './doubling.change.ts';
import { sendPut, type Putting } from './put-meal.ts';
import { tellAll, undoing } from './undoing.ts';

/** Puts a recipe on a day. A message offers Undo: what was there comes back. */
export const putMeal = (queryClient: QueryClient, putting: Putting, tell = tellAll): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'put',
      send: sendPut,
      changesPantry: false,
      done: () => {
        const { recipe, there, free, servings: _chosen, ...at } = putting;
        const put = { ...at, ...recipe };
        const isSame = there?.recipeId === recipe.recipeId;
        toast.success(
          hasNowInWords(at, recipe.title),
          undoing(() =>
            isSame
              ? putMeal(queryClient, { ...putting, kept: there.kept ?? false, servings: there.servings })
              : there
                ? putBack(queryClient, { ...at, recipe: there, there: put, kept: there.kept ?? false }, there)
                : freeEvening(queryClient, put, free),
          ),
        );
      },
      failure: t('The recipe could not be put into the plan. Please try again.'),
      tell,
    },
    putting,
  );

/** Sets whether a meal is kept when the rest of the week is replanned. The button shows it; there is no message. */
export const keepMeal = (queryClient: QueryClient, meal: PlannedMeal, kept: boolean): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'keep',
      send: sendPut,
      changesPantry: false,
      done: () => undefined,
      failure: kept
        ? t('The meal could not be kept. Please try again.')
        : t('The meal is still kept. Please try again.'),
      tell: tellAll,
    },
    {
      planId: meal.planId,
      day: meal.day,
      slot: meal.slot,
      recipe: { recipeId: meal.recipeId, title: meal.title },
      there: meal,
      kept,
    },
  );

interface Freeing extends PlannedMeal {
  why: FreeReason | undefined;
}

/** 'Friday is free now.' A lunch is not expected: there is none any more. */
function freeInWords({ day: of, slot }: InPlace, why: FreeReason = 'nothing'): string {
  const day = weekdayInWords(of);
  return slot === 'lunch' ? t('{day} has no lunch now.', { day }) : FREE_WORDS[why](day);
}

const FREE_WORDS: Record<FreeReason, (day: string) => string> = {
  out: (day) => t('You are eating out on {day}.', { day }),
  nothing: (day) => t('{day} is free now.', { day }),
};

/** Leaves an evening free. A message offers Undo, which restores the meal and its leftovers. */
export const freeEvening = (
  queryClient: QueryClient,
  meal: PlannedMeal,
  why: FreeReason | undefined,
): Promise<boolean> =>
  changePlan<Freeing>(
    queryClient,
    {
      kind: 'free',
      send: ({ planId, recipeId, why: reason, ...at }, key) =>
        unwrap(
          client.DELETE('/meal-plans/current/meals/{day}', {
            params: {
              path: { day: placeOf(at) },
              query: { plan_id: planId, recipe_id: recipeId, ...(reason && { why: reason }) },
            },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: false,
      done: () =>
        toast.success(
          freeInWords(meal, why),
          undoing(() => bringBackMeal(queryClient, meal, why)),
        ),
      failure:
        meal.slot === 'lunch'
          ? t('The lunch could not be removed. Please try again.')
          : t('The evening could not be freed. Please try again.'),
      tell: tellAll,
    },
    { ...meal, why },
  );

/** Restores a meal for as many as before, cooked double if it was. */
async function putBack(queryClient: QueryClient, putting: Putting, meal: PlannedMeal) {
  const { servings } = meal;
  if (await putMeal(queryClient, { ...putting, servings })) await doubleAgain(queryClient, meal);
}

/** Restores a removed meal. */
async function bringBackMeal(queryClient: QueryClient, meal: PlannedMeal, free: FreeReason | undefined) {
  const { planId, day, date, slot, kept = false } = meal;
  await putBack(queryClient, { planId, day, date, slot, recipe: meal, there: null, free, kept }, meal);
}

/** The places whose meal is being kept, freed, moved or doubled. */
export function useChoosingPlaces(): readonly string[] {
  const changes = usePlanChanges<PlannedDay & { to?: MealPlace }>(
    'keep',
    'free',
    'move',
    'double',
    'once',
    'put',
  );
  return useMemo(
    () => changes.flatMap(({ to, ...at }) => (to ? [placeOf(at), to] : [placeOf(at)])),
    [changes],
  );
}

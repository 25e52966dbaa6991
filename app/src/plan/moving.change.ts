import { unwrap } from '@larder/client';
import { inPlace, placeOf, type MealPlace } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { t } from '../platform/language/t.ts';
import { client } from '../platform/session/client.ts';
import { isNowInWords } from './place-in-words.ts';
import { changePlan, type PlannedMeal } from './current/plan.change.ts';
import { sendPut, type Putting } from './put-meal.ts';
import { tellAll, undoing } from './undoing.ts';

interface Moving extends PlannedMeal {
  to: MealPlace;
}

/** Exchanges a meal's place with another. A message offers Undo: the same call. */
export const moveMeal = (
  queryClient: QueryClient,
  { to, ...meal }: Moving,
  tell = tellAll,
): Promise<boolean> =>
  changePlan<Moving>(
    queryClient,
    {
      kind: 'move',
      send: ({ planId, recipeId, to: other, ...at }, key) =>
        unwrap(
          client.POST('/meal-plans/current/moves', {
            body: { plan_id: planId, from: placeOf(at), to: other, recipe_id: recipeId },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: false,
      done: () =>
        toast.success(
          isNowInWords(meal.title, inPlace(to)),
          undoing(() =>
            moveMeal(queryClient, { ...meal, slot: undefined, ...inPlace(to), to: placeOf(meal) }),
          ),
        ),
      failure: t('The meal could not be moved. Please try again.'),
      tell,
    },
    { ...meal, to },
  );

interface MovingForServings extends Moving {
  servings: number;
  /** How many it was for, those of its leftovers included. */
  was: number;
  /** The meal in the other place. */
  there: PlannedMeal | null;
}

/** The same for another number of servings, in one change. A message offers Undo: the same call. */
export function moveForServings(
  queryClient: QueryClient,
  { to, servings, was, there, ...meal }: MovingForServings,
  tell = tellAll,
): Promise<boolean> {
  const back = {
    ...meal,
    slot: undefined,
    ...inPlace(to),
    to: placeOf(meal),
    servings: was,
    was: servings,
    there,
  };
  return changePlan<Putting & { to: MealPlace }>(
    queryClient,
    {
      kind: 'move',
      send: ({ to: other, ...putting }, key) =>
        sendPut({ ...putting, slot: undefined, ...inPlace(other) }, key),
      changesPantry: false,
      done: () =>
        toast.success(
          isNowInWords(meal.title, inPlace(to)),
          undoing(() => moveForServings(queryClient, back)),
        ),
      failure: t('The meal could not be moved. Please try again.'),
      tell,
    },
    {
      planId: meal.planId,
      day: meal.day,
      slot: meal.slot,
      to,
      recipe: { recipeId: meal.recipeId, title: meal.title },
      there,
      kept: meal.kept ?? false,
      servings,
    },
  );
}

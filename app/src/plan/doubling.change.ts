import { unwrap } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../platform/session/client.ts';
import { changePlan, type LeftoversAt, type PlannedMeal } from './current/plan.change.ts';
import { tellAll, undoing } from './undoing.ts';

interface Doubling extends PlannedMeal {
  at: LeftoversAt;
}

/** Cooks a meal double, for another lunch or dinner. A message offers Undo. */
export const cookDouble = (
  queryClient: QueryClient,
  meal: PlannedMeal,
  at: LeftoversAt,
  tell = tellAll,
): Promise<boolean> =>
  changePlan<Doubling>(
    queryClient,
    {
      kind: 'double',
      send: ({ planId, day, recipeId, at: { date, slot } }, key) =>
        unwrap(
          client.PUT('/meal-plans/current/meals/{day}/leftovers', {
            params: { path: { day } },
            body: { plan_id: planId, recipe_id: recipeId, date, slot },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: false,
      done: () =>
        toast.success(
          `${meal.title} is cooked double. The rest is for another ${at.slot}.`,
          undoing(() =>
            meal.leftoversOn
              ? cookDouble(queryClient, { ...meal, leftoversOn: at }, meal.leftoversOn)
              : cookOnce(queryClient, { ...meal, leftoversOn: at }),
          ),
        ),
      failure: 'The meal could not be doubled. Please try again.',
      tell,
    },
    { ...meal, at },
  );

/** Cooks a restored meal double again, if it was before. */
export async function doubleAgain(queryClient: QueryClient, meal: PlannedMeal): Promise<void> {
  if (meal.leftoversOn) await cookDouble(queryClient, { ...meal, leftoversOn: null }, meal.leftoversOn);
}

/** Stops cooking a meal double. A message offers Undo. */
export const cookOnce = (queryClient: QueryClient, meal: PlannedMeal): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'once',
      send: ({ planId, day, recipeId }: PlannedMeal, key) =>
        unwrap(
          client.DELETE('/meal-plans/current/meals/{day}/leftovers', {
            params: { path: { day }, query: { plan_id: planId, recipe_id: recipeId } },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: false,
      done: () => {
        const { leftoversOn: at } = meal;
        const done = `${meal.title} is cooked once now.`;
        if (at)
          toast.success(
            done,
            undoing(() => cookDouble(queryClient, { ...meal, leftoversOn: null }, at)),
          );
        else toast.success(done);
      },
      failure: 'The meal is still cooked double. Please try again.',
      tell: tellAll,
    },
    meal,
  );

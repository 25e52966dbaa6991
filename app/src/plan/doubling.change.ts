import { unwrap } from '@larder/client';
import { placeOf, weekDayOf } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { t } from '../platform/language/t.ts';
import { client } from '../platform/session/client.ts';
import { mealPlan } from './current/meal-plan.query.ts';
import { changePlan, type LeftoversAt, type PlannedMeal } from './current/plan.change.ts';
import { sendPut } from './put-meal.ts';
import { tellAll, undoing } from './undoing.ts';
import { mealAt } from './week-days.ts';

interface Doubling extends PlannedMeal {
  at: LeftoversAt;
}

const doubledInWords = (title: string, { slot }: LeftoversAt) =>
  slot === 'lunch'
    ? t('{title} is cooked double. The rest is for another lunch.', { title })
    : t('{title} is cooked double. The rest is for another dinner.', { title });

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
      send: ({ planId, recipeId, at: { date, slot }, ...of }, key) =>
        unwrap(
          client.PUT('/meal-plans/current/meals/{day}/leftovers', {
            params: { path: { day: placeOf(of) } },
            body: { plan_id: planId, recipe_id: recipeId, date, slot },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: false,
      done: () =>
        toast.success(
          doubledInWords(meal.title, at),
          undoing(() =>
            meal.leftoversOn
              ? cookDouble(queryClient, { ...meal, leftoversOn: at }, meal.leftoversOn)
              : cookOnce(queryClient, { ...meal, leftoversOn: at }),
          ),
        ),
      failure: t('The meal could not be doubled. Please try again.'),
      tell,
    },
    { ...meal, at },
  );

/** Cooks a restored meal double again, if it was before. */
export async function doubleAgain(queryClient: QueryClient, meal: PlannedMeal): Promise<void> {
  const { leftoversOn: at } = meal;
  if (!at) return;
  await bringBackAside(queryClient, meal, at);
  await cookDouble(queryClient, { ...meal, leftoversOn: null }, at);
}

/**
 * A meal that leftovers had put aside is back with them gone, unless it was what was put in their meal's place. Then it is put
 * where it was, so that the leftovers can put it aside again.
 */
async function bringBackAside(
  queryClient: QueryClient,
  { planId, aside }: PlannedMeal,
  at: LeftoversAt,
): Promise<void> {
  const plan = queryClient.getQueryData(mealPlan().queryKey);
  if (!aside || !plan || mealAt(plan, at) || plan.meal_plan.some(({ id }) => id === aside.recipeId)) return;
  const { date, slot } = at;
  await changePlan(
    queryClient,
    {
      kind: 'put',
      send: sendPut,
      changesPantry: false,
      done: () => undefined,
      failure: t('{title} could not be put back. Please try again.', { title: aside.title }),
      tell: tellAll,
    },
    { planId, day: weekDayOf(date), date, slot, recipe: aside, there: null, kept: false },
  );
}

/** Stops cooking a meal double. A message offers Undo. */
export const cookOnce = (queryClient: QueryClient, meal: PlannedMeal): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'once',
      send: ({ planId, recipeId, ...at }: PlannedMeal, key) =>
        unwrap(
          client.DELETE('/meal-plans/current/meals/{day}/leftovers', {
            params: { path: { day: placeOf(at) }, query: { plan_id: planId, recipe_id: recipeId } },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: false,
      done: () => {
        const { leftoversOn: at } = meal;
        const done = t('{title} is cooked once now.', { title: meal.title });
        if (at)
          toast.success(
            done,
            undoing(() => cookDouble(queryClient, { ...meal, leftoversOn: null }, at)),
          );
        else toast.success(done);
      },
      failure: t('The meal is still cooked double. Please try again.'),
      tell: tellAll,
    },
    meal,
  );

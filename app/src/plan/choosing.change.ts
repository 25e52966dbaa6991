import { unwrap } from '@larder/client';
import type { FreeReason, WeekDay } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../platform/session/client.ts';
import type { MealPlan } from './current/meal-plan.query.ts';
import { changePlan, usePlanChanges, type PlannedDay, type PlannedMeal } from './current/plan.change.ts';
import { doubleAgain } from './doubling.change.ts';
import { tellAll, undoing } from './undoing.ts';

/** A recipe for a day; `there` is null if the day has no meal yet. */
interface Putting extends PlannedDay {
  recipe: { recipeId: number; title: string };
  /** The meal that the cook sees on that day. */
  there: PlannedMeal | null;
  /** Why there is none. */
  free?: FreeReason | undefined;
  /** Whether the cook has chosen the recipe. */
  kept?: boolean | undefined;
}

const sendPut = ({ planId, day, recipe, there, kept = true }: Putting, key: string): Promise<MealPlan> =>
  unwrap(
    client.PUT('/meal-plans/current/meals/{day}', {
      params: { path: { day } },
      body: { plan_id: planId, recipe_id: recipe.recipeId, replaces: there?.recipeId ?? null, kept },
      headers: { 'Idempotency-Key': key },
    }),
  );

/** Puts a recipe on a day. A message offers Undo, which restores the previous meal. */
export const putMeal = (queryClient: QueryClient, putting: Putting, tell = tellAll): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'put',
      send: sendPut,
      changesPantry: false,
      done: () => {
        const { recipe, there, free, ...day } = putting;
        const put = { ...day, ...recipe };
        toast.success(
          `${day.day} has ${recipe.title} now.`,
          undoing(() =>
            there
              ? putBack(queryClient, { ...day, recipe: there, there: put, kept: there.kept ?? false }, there)
              : freeEvening(queryClient, put, free),
          ),
        );
      },
      failure: 'The recipe could not be put into the plan. Please try again.',
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
        ? 'The meal could not be kept. Please try again.'
        : 'The meal is still kept. Please try again.',
      tell: tellAll,
    },
    {
      planId: meal.planId,
      day: meal.day,
      recipe: { recipeId: meal.recipeId, title: meal.title },
      there: meal,
      kept,
    },
  );

interface Freeing extends PlannedMeal {
  why: FreeReason | undefined;
}

const FREE_WORDS: Record<FreeReason, (day: string) => string> = {
  out: (day) => `You are eating out on ${day}.`,
  nothing: (day) => `${day} is free now.`,
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
      send: ({ planId, day, recipeId, why: reason }, key) =>
        unwrap(
          client.DELETE('/meal-plans/current/meals/{day}', {
            params: {
              path: { day },
              query: { plan_id: planId, recipe_id: recipeId, ...(reason && { why: reason }) },
            },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: false,
      done: () =>
        toast.success(
          FREE_WORDS[why ?? 'nothing'](meal.day),
          undoing(() => bringBackMeal(queryClient, meal, why)),
        ),
      failure: 'The evening could not be freed. Please try again.',
      tell: tellAll,
    },
    { ...meal, why },
  );

/** Restores a meal, cooked double if it was. */
async function putBack(queryClient: QueryClient, putting: Putting, meal: PlannedMeal) {
  if (await putMeal(queryClient, putting)) await doubleAgain(queryClient, meal);
}

/** Restores a removed meal. */
async function bringBackMeal(queryClient: QueryClient, meal: PlannedMeal, free: FreeReason | undefined) {
  const { planId, day, date, kept = false } = meal;
  await putBack(queryClient, { planId, day, date, recipe: meal, there: null, free, kept }, meal);
}

interface Moving extends PlannedMeal {
  to: WeekDay;
}

/** Swaps a meal's day with another. A message offers Undo, which swaps back. */
export const moveMeal = (
  queryClient: QueryClient,
  { to, ...meal }: Moving,
  tell = tellAll,
): Promise<boolean> =>
  changePlan<Moving>(
    queryClient,
    {
      kind: 'move',
      send: ({ planId, day, recipeId, to: other }, key) =>
        unwrap(
          client.POST('/meal-plans/current/moves', {
            body: { plan_id: planId, from: day, to: other, recipe_id: recipeId },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: false,
      done: () =>
        toast.success(
          `${meal.title} is on ${to} now.`,
          undoing(() => moveMeal(queryClient, { ...meal, day: to, to: meal.day })),
        ),
      failure: 'The meal could not be moved. Please try again.',
      tell,
    },
    { ...meal, to },
  );

/** The days whose meal is being kept, freed, moved or doubled. */
export const useChoosingDays = (): readonly string[] =>
  usePlanChanges<PlannedDay & { to?: WeekDay }>('keep', 'free', 'move', 'double', 'once', 'put').flatMap(
    ({ day, to }) => (to ? [day, to] : [day]),
  );

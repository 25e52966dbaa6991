import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { placeOf, weekDayOf, weekFrom, type Slot } from '@larder/domain';
import { client } from '../../platform/session/client.ts';
import { inTurn } from './bring-back.ts';
import type { ExportedMeal, ExportedPlan } from './exported-kitchen.ts';

type MealPlan = components['schemas']['MealPlan'];

/** A dinner or lunch of the week, as it will be. */
interface Wanted {
  date: string;
  slot: Slot;
  recipeId: number;
  servings?: number | undefined;
}

/**
 * Plans what is left of an export's week again, unless there is a plan: with the same meals on the same days, for as many, with
 * the evenings that were free.
 * @param idOf the id here of a recipe in the export; null for one that is not brought along
 * @returns how many meals could not be planned; null if there is a plan already, which stays
 */
export async function bringBackPlan(
  { startsOn, meals, free, lunchDays = [] }: ExportedPlan,
  idOf: (exportedId: number) => number | null,
): Promise<number | null> {
  if (await isPlanned()) return null;
  const wanted = meals.flatMap((meal) => wantedHere(meal, idOf));
  const dinners = wanted.filter(({ slot }) => slot === 'dinner');
  const days = weekFrom(startsOn);
  const generate = (put: readonly Wanted[]) =>
    unwrap(
      client.POST('/meal-plans/generate', {
        params: { query: { starts_on: startsOn } },
        body: {
          put: put.map(({ date, recipeId, servings }) => ({
            date,
            recipe_id: recipeId,
            ...(servings !== undefined && { servings }),
          })),
          free: free.filter(({ date }) => days.includes(date)),
          lunches: lunchDays,
        },
      }),
    );
  const made = await generate(dinners).catch((error: unknown) => {
    // One of them breaks a limit: then they are put one by one, and it alone is missing.
    if (error instanceof ApiError && error.status === 409) return generate([]);
    throw error;
  });
  const once = await cookedOnce(made);
  const { removals, puts } = changesOf(once, wanted);
  await inTurn(removals);
  const lost = meals.filter(({ recipeId }) => idOf(recipeId) === null).length + (await inTurn(puts));
  const doubles = meals.flatMap((meal) => {
    const id = idOf(meal.recipeId);
    return meal.leftovers && id !== null ? [() => cookDouble(made.id, id, meal, meal.leftovers!)] : [];
  });
  return lost + (await inTurn(doubles));
}

async function isPlanned(): Promise<boolean> {
  try {
    await unwrap(client.GET('/meal-plans/current'));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

/** A meal, and the dinner that its leftovers put aside. */
function wantedHere(meal: ExportedMeal, idOf: (exportedId: number) => number | null): Wanted[] {
  const id = idOf(meal.recipeId);
  if (id === null) return [];
  const { date, slot, servings, leftovers } = meal;
  const aside = leftovers?.instead ? idOf(leftovers.instead) : null;
  return [
    { date, slot, recipeId: id, servings },
    ...(leftovers && aside !== null ? [{ date: leftovers.date, slot: leftovers.slot, recipeId: aside }] : []),
  ];
}

/** What a new plan has otherwise than is wanted: lunches that Larder chose, and meals where there were none. */
function changesOf({ id: planId, meal_plan: planned }: MealPlan, wanted: readonly Wanted[]) {
  const there = planned.flatMap(({ id, date, slot = 'dinner' }) =>
    date === undefined ? [] : [{ date, slot, recipeId: id }],
  );
  const at = (all: readonly Wanted[], { date, slot }: Wanted) =>
    all.find((one) => one.date === date && one.slot === slot);
  const pathOf = ({ date, slot }: Wanted) => ({ day: placeOf({ day: weekDayOf(date), slot }) });
  const removals = there
    .filter((meal) => !at(wanted, meal))
    .map((meal) => () => {
      const query = { plan_id: planId, recipe_id: meal.recipeId };
      return unwrap(
        client.DELETE('/meal-plans/current/meals/{day}', { params: { path: pathOf(meal), query } }),
      );
    });
  const puts = wanted
    .filter((meal) => at(there, meal)?.recipeId !== meal.recipeId)
    .map((meal) => () => {
      const replaces = at(there, meal)?.recipeId ?? null;
      const servings = meal.servings === undefined ? {} : { servings: meal.servings };
      const body = { plan_id: planId, recipe_id: meal.recipeId, replaces, kept: true, ...servings };
      return unwrap(client.PUT('/meal-plans/current/meals/{day}', { params: { path: pathOf(meal) }, body }));
    });
  return { removals, puts };
}

/** The plan without what Larder itself proposed to cook double. */
async function cookedOnce(made: MealPlan): Promise<MealPlan> {
  let plan = made;
  for (const { of: day, recipe_id: recipeId } of made.leftovers ?? []) {
    const query = { plan_id: made.id, recipe_id: recipeId };
    const params = { path: { day }, query };
    plan = await unwrap(client.DELETE('/meal-plans/current/meals/{day}/leftovers', { params }));
  }
  return plan;
}

function cookDouble(
  planId: string,
  recipeId: number,
  { date, slot }: ExportedMeal,
  at: NonNullable<ExportedMeal['leftovers']>,
) {
  const path = { day: placeOf({ day: weekDayOf(date), slot }) };
  const body = { plan_id: planId, recipe_id: recipeId, date: at.date, slot: at.slot };
  return unwrap(client.PUT('/meal-plans/current/meals/{day}/leftovers', { params: { path }, body }));
}

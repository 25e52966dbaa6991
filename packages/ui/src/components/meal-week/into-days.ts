import { groupByDay } from '@larder/domain';
import type { FreeEvening, LeftoversOfWeek, MealOfWeek, NameOfDay } from './meal-of-week.ts';

/** A day and everything planned for it. */
export interface DayOfWeek {
  date: string | null;
  day: NameOfDay | null;
  meals: MealOfWeek[];
  leftovers: LeftoversOfWeek[];
  /** Why there is nothing to cook for dinner. */
  free: FreeEvening['why'] | null;
}

/** The days in order, each with its meals, leftovers and whether it is free. */
export function intoDays(
  meals: readonly MealOfWeek[],
  free: readonly FreeEvening[],
  leftovers: readonly LeftoversOfWeek[],
): DayOfWeek[] {
  return groupByDay([
    ...meals.map((meal) => ({ date: meal.date, day: meal.day, meal })),
    ...free.map(({ date, why }) => ({ date, day: null, why })),
    ...leftovers.map((rest) => ({ date: rest.date, day: null, rest })),
  ]).map(({ date, day, meals: things }) => ({
    date,
    day,
    meals: things.flatMap((thing) => ('meal' in thing ? thing.meal : [])),
    leftovers: things.flatMap((thing) => ('rest' in thing ? thing.rest : [])),
    free: things.flatMap((thing) => ('why' in thing ? thing.why : []))[0] ?? null,
  }));
}

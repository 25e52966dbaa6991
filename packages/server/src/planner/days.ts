import { WEEK_DAYS, type WeekDay } from '@larder/domain';
import type { Preferences } from './model.ts';

const MEALS = { daily: 7, few_times_week: 4, weekly: 3, rarely: 2 } as const;

/** How many meals a week a cook plans; seven when they have not said. */
export function mealsWanted(frequency: Preferences['meal_prep_frequency']): number {
  return MEALS[frequency ?? 'daily'];
}

/** The days of so many meals, at most one a day: Monday first, spread over the week. */
export function spreadOverWeek(meals: number): WeekDay[] {
  return WEEK_DAYS.filter((_day, index) =>
    Array.from({ length: meals }, (_, meal) => Math.round((meal * WEEK_DAYS.length) / meals)).includes(index),
  );
}

import { addDays, daysBetween } from '../dates/day.ts';
import { WEEK_DAYS, type WeekDay } from '../meal-week.ts';
import type { Preferences } from '../model/preferences.ts';
import type { StockItem } from './model.ts';
import { EXPIRING_DAYS } from './weights.ts';

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

/** How many days after today a date is; null for none. */
export function daysUntil(date: string | null, today: string): number | null {
  return date === null ? null : daysBetween(today, date);
}

/** In how many days an item expires; null when that is far off, over, or not known. */
export function expiringIn({ expiresOn }: Pick<StockItem, 'expiresOn'>, today: string): number | null {
  const days = daysUntil(expiresOn, today);
  return days !== null && days >= 0 && days <= EXPIRING_DAYS ? days : null;
}

/** How many days after the plan's own a meal is: Monday is the day on which it is made. */
export function offsetOf(day: WeekDay): number {
  return WEEK_DAYS.indexOf(day);
}

/** The date of a meal of a plan that was made on `madeOn`. */
export function dateOf(day: WeekDay, madeOn: string): string {
  return addDays(madeOn, offsetOf(day));
}

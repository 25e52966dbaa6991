import { addDays, daysBetween } from '../dates/day.ts';
import { WEEK_DAYS, type WeekDay } from '../meal-week.ts';
import type { Preferences } from '../model/preferences.ts';
import type { Dish, StockItem } from './model.ts';
import { EXPIRING_DAYS } from './weights.ts';

const MEALS = { daily: 7, few_times_week: 4, weekly: 3, rarely: 2 } as const;

/** How many meals a week a cook plans; seven by default. */
export function mealsWanted(frequency: Preferences['meal_prep_frequency']): number {
  return MEALS[frequency ?? 'daily'];
}

/**
 * The days of so many meals, at most one a day: Monday first, spread over the week. If nothing can be ready on
 * the first day, it is left out.
 */
export function spreadOverWeek(meals: number, { isFirstFree = false } = {}): WeekDay[] {
  const days = WEEK_DAYS.slice(isFirstFree ? 1 : 0);
  return days.filter((_day, index) =>
    Array.from({ length: meals }, (_, meal) => Math.round((meal * days.length) / meals)).includes(index),
  );
}

/** Days from today to a date; null for no date. */
export function daysUntil(date: string | null, today: string): number | null {
  return date === null ? null : daysBetween(today, date);
}

/** Days until an item expires; null if far off, past or unknown. */
export function expiringIn({ expiresOn }: Pick<StockItem, 'expiresOn'>, today: string): number | null {
  const days = daysUntil(expiresOn, today);
  return days !== null && days >= 0 && days <= EXPIRING_DAYS ? days : null;
}

/** A meal's distance in days from the day of the plan, which is its Monday. */
export function offsetOf(day: WeekDay): number {
  return WEEK_DAYS.indexOf(day);
}

/** The date of a meal of a plan made on `madeOn`. */
export function dateOf(day: WeekDay, madeOn: string): string {
  return addDays(madeOn, offsetOf(day));
}

/**
 * Whether a dish can be ready on that day of a plan made on `madeOn`, as seen on the day `asOf`: one that is begun
 * on the evening before is too late for the same day.
 */
export function canBeBegun(
  { eveningBefore }: Pick<Dish, 'eveningBefore'>,
  day: WeekDay,
  madeOn: string,
  asOf: string,
): boolean {
  return eveningBefore === null || offsetOf(day) > daysBetween(madeOn, asOf);
}

import { addDays, daysBetween, weekdayOf, type Day } from '../dates/day.ts';
import { weekDayOf, weekFrom, WEEK_DAYS, type WeekDay } from '../meal-week.ts';
import type { Preferences } from '../model/preferences.ts';
import type { Dish, StockItem } from './model.ts';
import { EXPIRING_DAYS } from './weights.ts';

const MEALS = { daily: 7, few_times_week: 4, weekly: 3, rarely: 2 } as const;

/** How many meals a week a cook plans; seven by default. */
export function mealsWanted(frequency: Preferences['meal_prep_frequency']): number {
  return MEALS[frequency ?? 'daily'];
}

/**
 * The days for this many meals, in order and at most one a day, spread over the week that begins on `startsOn`. If nothing
 * can be ready on the first day, it is left out.
 */
export function spreadOverWeek(meals: number, startsOn: Day, { isFirstFree = false } = {}): WeekDay[] {
  return spreadOver(
    meals,
    weekFrom(startsOn)
      .slice(isFirstFree ? 1 : 0)
      .map(weekDayOf),
  );
}

/** This many of the days, evenly spread, in order. */
export function spreadOver(meals: number, days: readonly WeekDay[]): WeekDay[] {
  const most = Math.min(meals, days.length);
  return Array.from({ length: most }, (_, meal) => days[Math.round((meal * days.length) / most)]!);
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

/** How many days into a week that begins on `startsOn` this weekday comes: 0 to 6. */
export function offsetOf(day: WeekDay, startsOn: Day): number {
  const days = WEEK_DAYS.length;
  return (WEEK_DAYS.indexOf(day) - weekdayOf(startsOn) + days) % days;
}

/** The date of a weekday in the week that begins on `startsOn`. */
export function dateOf(day: WeekDay, startsOn: Day): Day {
  return addDays(startsOn, offsetOf(day, startsOn));
}

/**
 * Whether a dish can be ready on that day of a week that begins on `startsOn`, as seen on the day `asOf`: one that
 * is started the evening before is too late for the same day.
 */
export function canBeBegun(
  { eveningBefore }: Pick<Dish, 'eveningBefore'>,
  day: WeekDay,
  startsOn: Day,
  asOf: Day,
): boolean {
  return eveningBefore === null || dateOf(day, startsOn) > asOf;
}

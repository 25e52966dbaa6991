import { addDays, weekdayOf, type Day } from './dates/day.ts';

/** The weekdays, Monday first. */
export const WEEK_DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type WeekDay = (typeof WEEK_DAYS)[number];

const byName = new Map<string, WeekDay>(WEEK_DAYS.map((day) => [day.toLowerCase(), day]));

/** Finds a weekday by name, ignoring case; null if it is not one. */
export function findWeekDay(name: string | null | undefined): WeekDay | null {
  return byName.get(name?.trim().toLowerCase() ?? '') ?? null;
}

/** The weekday of a date. */
export const weekDayOf = (date: Day): WeekDay => WEEK_DAYS[weekdayOf(date)]!;

/** The seven days of the week that begins on a date. */
export const weekFrom = (startsOn: Day): Day[] => WEEK_DAYS.map((_day, index) => addDays(startsOn, index));

/** The meals of a day. Meals with no known day have neither date nor weekday. */
export interface DayOfMeals<T> {
  /** '2026-11-26'; null if only the weekday is known. */
  date: Day | null;
  day: WeekDay | null;
  meals: T[];
}

/** When a meal is: on a date, or just on a weekday. */
interface OnDay {
  date?: Day | null | undefined;
  day?: string | null | undefined;
}

/**
 * Groups meals by day: first those with a date, in order, then those with a weekday alone, Monday to Sunday,
 * and those without a day last. Order within a day is kept; empty days are omitted.
 */
export function groupByDay<T extends OnDay>(meals: readonly T[]): DayOfMeals<T>[] {
  const dates = [...new Set(meals.flatMap(({ date }) => date ?? []))].toSorted();
  const undated = meals.filter(({ date }) => !date);
  return [
    ...dates.map((date) => ({
      date,
      day: weekDayOf(date),
      meals: meals.filter((meal) => meal.date === date),
    })),
    ...[...WEEK_DAYS, null].map((day) => ({
      date: null,
      day,
      meals: undated.filter((meal) => findWeekDay(meal.day) === day),
    })),
  ].filter((group) => group.meals.length > 0);
}

/** The known figures of a meal. Missing ones are ignored. */
export interface MealFigures {
  /** In minutes. */
  totalTime?: number | null | undefined;
  /** In whole percent. */
  matchPercentage?: number | null | undefined;
  calories?: number | null | undefined;
  totalCost?: number | null | undefined;
}

/** Totals and averages of several meals; null if no meal has the figure. */
export interface MealsInFigures {
  /** Total minutes. */
  totalTime: number | null;
  /** In whole percent. */
  averageMatch: number | null;
  /** Total. */
  calories: number | null;
  /** Total. */
  totalCost: number | null;
  /** Per meal. */
  averageCost: number | null;
}

/** Adds up the meals of a day or a week. */
export function mealFigures(meals: readonly MealFigures[]): MealsInFigures {
  const known = (read: (meal: MealFigures) => number | null | undefined) =>
    meals
      .map(read)
      .filter((value) => value !== null && value !== undefined && Number.isFinite(value)) as number[];
  const sum = (values: readonly number[]) =>
    values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
  const average = (values: readonly number[]) => {
    const total = sum(values);
    return total === null ? null : total / values.length;
  };
  const costs = known((meal) => meal.totalCost);
  const match = average(known((meal) => meal.matchPercentage));
  return {
    totalTime: sum(known((meal) => meal.totalTime)),
    averageMatch: match === null ? null : Math.round(match),
    calories: sum(known((meal) => meal.calories)),
    totalCost: sum(costs),
    averageCost: average(costs),
  };
}

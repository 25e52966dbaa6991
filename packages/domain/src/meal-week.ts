/** The days of a menu, in the order in which it shows them. */
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

/** The day of a name in any case, or null for what is no day. */
export function findWeekDay(name: string | null | undefined): WeekDay | null {
  return byName.get(name?.trim().toLowerCase() ?? '') ?? null;
}

/** The meals of a day; of no day (`null`) when nobody has given them one. */
export interface DayOfMeals<T> {
  day: WeekDay | null;
  meals: T[];
}

/** Meals under their days, Monday to Sunday, those without a day last. Each keeps its place within the day. A day without meals is left out. */
export function groupByDay<T extends { day?: string | null | undefined }>(
  meals: readonly T[],
): DayOfMeals<T>[] {
  return [...WEEK_DAYS, null]
    .map((day) => ({ day, meals: meals.filter((meal) => findWeekDay(meal.day) === day) }))
    .filter((group) => group.meals.length > 0);
}

/** What is known of a meal. What is absent counts for nothing and against nothing. */
export interface MealFigures {
  /** In minutes. */
  totalTime?: number | null | undefined;
  /** In whole percent. */
  matchPercentage?: number | null | undefined;
  calories?: number | null | undefined;
  totalCost?: number | null | undefined;
}

/** Several meals in figures; null for what none of them knows. */
export interface MealsInFigures {
  /** Minutes of all meals together. */
  totalTime: number | null;
  /** In whole percent. */
  averageMatch: number | null;
  /** Of all meals together. */
  calories: number | null;
  /** Of all meals together. */
  totalCost: number | null;
  /** Of one meal. */
  averageCost: number | null;
}

/** Sums and averages over the meals of a day or of a week. */
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

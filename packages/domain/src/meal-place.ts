import { WEEK_DAYS, type WeekDay } from './meal-week.ts';
import type { Slot } from './vocabulary/meal-plans.ts';

/** A meal of a week by its place: 'Tuesday' is its dinner, 'Tuesday-lunch' its lunch. */
export type MealPlace = WeekDay | LunchPlace;
export type LunchPlace = `${WeekDay}-lunch`;

/** What of a meal says where it is. A meal without a slot is a dinner. */
export interface InPlace {
  readonly day: WeekDay;
  readonly slot?: Slot | undefined;
}

/** The place of a day's lunch. */
export const lunchOf = (day: WeekDay): LunchPlace => `${day}-lunch`;

/** Every place of a week, Monday first. */
export const MEAL_PLACES: readonly MealPlace[] = WEEK_DAYS.flatMap((day) => [lunchOf(day), day]);

/** Where a meal is. */
export const placeOf = ({ day, slot }: InPlace): MealPlace => (slot === 'lunch' ? lunchOf(day) : day);

/** What a place says of a meal. */
export function inPlace(place: MealPlace): { day: WeekDay; slot?: 'lunch' } {
  const day = WEEK_DAYS.find((one) => one === place);
  if (day) return { day };
  return { day: place.slice(0, -'-lunch'.length) as WeekDay, slot: 'lunch' };
}

/** A place in a sentence: 'Tuesday', 'Tuesday lunch'. */
export const placeInWords = (place: MealPlace): string => place.replace('-', ' ');

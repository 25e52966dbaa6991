import type { PlannedLeftovers, PlannedMeal } from '../meal-day/index.ts';

/** A meal and its day. */
export interface MealOfWeek extends PlannedMeal {
  /** '2026-11-26'. Without a date, the weekday says when. */
  date?: string | null | undefined;
  /** 'Monday' to 'Sunday', in any case; 'Unassigned' for anything else. */
  day?: string | null | undefined;
}

/** A weekday by its English name. */
export type NameOfDay = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** An evening without a meal. */
export interface FreeEvening {
  date: string;
  why: 'out' | 'nothing';
}

/** Leftovers and the date on which they are eaten. */
export interface LeftoversOfWeek extends PlannedLeftovers {
  date: string;
}

import type { WeekDay } from '../meal-week.ts';
import type { DayDish } from './model.ts';

/** A week in which one meal is to be replaced. Meals already cooked need nothing more. */
export interface SwapWish {
  /** In menu order. */
  readonly week: readonly DayDish[];
  readonly day: WeekDay;
  /** Absent for a dinner. */
  readonly slot?: 'lunch' | undefined;
  /** The day of the swap, from which expiry is counted. */
  readonly today: string;
  /** The number of proposals wanted. */
  readonly most: number;
}

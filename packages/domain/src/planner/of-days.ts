import type { WeekDay } from '../meal-week.ts';
import type { WeekWish } from '../vocabulary/meal-plans.ts';
import { dislikeLimits, filterLimits, isAllowed, type Judged, type Limit } from './limits.ts';
import type { Unheld, Wishes } from './model.ts';

type OfDays = Pick<Wishes, 'onDays'>;

/** The limits that hold on a day only. Those of the whole week hold besides. */
export const limitsOn = (day: WeekDay, { onDays = [] }: OfDays): Limit[] =>
  onDays
    .filter(({ days }) => days.includes(day))
    .flatMap(({ filters, dislikes = [] }) => [...dislikeLimits(dislikes), ...filterLimits(filters)]);

/** What the cook would like more of on a day only. */
export const wantedOn = (day: WeekDay, { onDays = [] }: OfDays): WeekWish[] =>
  onDays.filter(({ days }) => days.includes(day)).flatMap(({ wanted = [] }) => wanted);

/** Whether a recipe keeps what holds on a day only. */
export const isAllowedOn = (recipe: Judged, day: WeekDay, wishes: OfDays): boolean =>
  isAllowed(recipe, limitsOn(day, wishes));

/** An evening that has no dinner because none keeps its limits, with their names. */
export const unheldOn = (day: WeekDay, wishes: OfDays): Unheld => ({
  day,
  names: [...new Set(limitsOn(day, wishes).map(({ name }) => name))],
});

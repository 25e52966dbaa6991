import { weekDayOf, type FilterFlag } from '@larder/domain';
import type { WishesOfDays } from '@larder/domain/planner';
import type { KeptOnDays, KeptPlan } from '../platform/database/schema.ts';
import { dislikesOf } from '../recipes/dislikes.ts';
import type { WeekRequest } from './week-request.ts';

/** What holds on some days only, as it is stored with a plan. */
export const keptOnDays = ({ onDays }: Pick<WeekRequest, 'onDays'>): KeptOnDays[] =>
  onDays.map(({ dates, ...own }) => ({ days: dates.map(weekDayOf), ...own }));

/** The same as wishes of the planner. */
export const wishesOfDays = (onDays: readonly KeptOnDays[]): WishesOfDays[] =>
  onDays.map(({ days, filters, wishes, without }) => ({
    days,
    filters,
    dislikes: dislikesOf(without),
    wanted: wishes,
  }));

/**
 * The filters of single days. Stock replaces nothing that one of them leaves out, on whichever day: the milk is no stand-in
 * for oat milk in a week that is vegan but for Sunday.
 */
export const flagsOfDays = ({ onDays = [] }: Pick<KeptPlan, 'onDays'>): FilterFlag[] => [
  ...new Set(onDays.flatMap(({ filters }) => filters.flags)),
];

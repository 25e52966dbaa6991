import { addDays, type Day } from '@larder/domain';
import { dateOf } from '@larder/domain/planner';
import type { KeptPlan, RecentDish } from '../platform/database/schema.ts';

/** How long a dish counts as recent. */
const RECENT_DAYS = 21;

/** How long a cooked dish is left out, planned or not. */
const COOKED_DAYS = 14;

/** A dish cooked on or after this day is too recent to plan again. */
export const cookedLatelySince = (today: Day): Day => addDays(today, -COOKED_DAYS);

/**
 * The dishes of the three weeks before a day, from the plan that a new one replaces: what it remembers itself, its
 * meals of past days, and those already cooked. A plan that was not followed counts as well: a cook who did not
 * want its dishes does not want them next week either.
 */
export function recentDishes(
  last: { readonly madeOn: Day; readonly plan: Pick<KeptPlan, 'meals' | 'recent'> } | null,
  today: Day,
): RecentDish[] {
  if (!last) return [];
  const { meals, recent = [] } = last.plan;
  const eaten = meals
    .map(({ id, day, cooked_at: cookedAt }) => ({ id, date: dateOf(day, last.madeOn), cookedAt }))
    .filter(({ date, cookedAt }) => date < today || cookedAt !== null)
    .map(({ id, date }) => ({ id, date }));
  return [...recent, ...eaten].filter(({ date }) => date >= addDays(today, -RECENT_DAYS));
}

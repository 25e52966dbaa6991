import type { MealPlan } from '../plan/current/meal-plan.query.ts';

/** What to know about food that does not keep until all its meals; null if it does. */
export function keepingNote({
  another_for: another,
  fresh_for: fresh,
}: Pick<MealPlan['shopping_items'][number], 'another_for' | 'fresh_for'>): string | null {
  if (fresh)
    return fresh.buy_from === fresh.day
      ? `for ${fresh.day}: buy it that day`
      : `for ${fresh.day}: buy it on ${fresh.buy_from} or later`;
  return another
    ? `another for ${another.day}: one opened on ${another.opened_on} does not keep until then`
    : null;
}

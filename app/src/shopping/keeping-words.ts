import type { MealPlan } from '../plan/current/meal-plan.query.ts';
import { t } from '../platform/language/t.ts';
import { weekdayInWords } from '../platform/language/weekday-in-words.ts';

/** What to know about food that does not keep until all its meals; null if it does. */
export function keepingNote({
  another_for: another,
  fresh_for: fresh,
}: Pick<MealPlan['shopping_items'][number], 'another_for' | 'fresh_for'>): string | null {
  if (fresh) {
    const day = weekdayInWords(fresh.day);
    return fresh.buy_from === fresh.day
      ? t('for {day}: buy it that day', { day })
      : t('for {day}: buy it on {first} or later', { day, first: weekdayInWords(fresh.buy_from) });
  }
  return another
    ? t('another for {day}: one opened on {opened} does not keep until then', {
        day: weekdayInWords(another.day),
        opened: weekdayInWords(another.opened_on),
      })
    : null;
}

import { isPluralName, weekDayOf, type Day } from '@larder/domain';
import type { ExpiringUse } from '@larder/ui/meal-card';
import { t } from '../../../platform/language/t.ts';
import { weekdayInWords } from '../../../platform/language/weekday-in-words.ts';
import { regionalName } from '../../../platform/locale/shown-name.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';

type Use = MealPlan['meal_plan'][number]['uses'][number];

/** Within this many days, no weekday occurs twice. */
const WEEK = 7;
const DAY = 24 * 60 * 60 * 1000;

/** Ingredients that expire within a week or have expired, earliest first, each once. */
export function expiringUses(uses: readonly Use[], today: Date): ExpiringUse[] {
  const midnight = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  const soon = uses.flatMap(({ name, expiry_date: date }) => {
    if (date === null) return [];
    const day = Date.parse(`${date}T00:00:00Z`);
    const left = Math.round((day - midnight) / DAY);
    return left < WEEK ? [{ name, date, left }] : [];
  });
  const first = new Map<string, ExpiringUse>();
  for (const { name, date, left } of soon.toSorted((a, b) => a.left - b.left)) {
    const shown = regionalName(name);
    if (!first.has(shown)) first.set(shown, { name: shown, text: when(shown, left, date) });
  }
  return [...first.values()];
}

function when(name: string, left: number, date: Day): string {
  const areSeveral = isPluralName(name);
  if (left < 0) return areSeveral ? t('have expired') : t('has expired');
  if (left === 0) return areSeveral ? t('expire today') : t('expires today');
  if (left === 1) return areSeveral ? t('expire tomorrow') : t('expires tomorrow');
  const day = weekdayInWords(weekDayOf(date));
  return areSeveral ? t('expire {day}', { day }) : t('expires {day}', { day });
}

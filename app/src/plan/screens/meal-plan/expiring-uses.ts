import { isPluralName } from '@larder/domain';
import type { ExpiringUse } from '@larder/ui/meal-card';
import { regionalName } from '../../../platform/locale/shown-name.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';

type Use = MealPlan['meal_plan'][number]['uses'][number];

/** Within this many days, no weekday occurs twice. */
const WEEK = 7;
const DAY = 24 * 60 * 60 * 1000;

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** Ingredients that expire within a week or have expired, earliest first, each once. */
export function expiringUses(uses: readonly Use[], today: Date): ExpiringUse[] {
  const midnight = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  const soon = uses.flatMap(({ name, expiry_date: date }) => {
    if (date === null) return [];
    const day = Date.parse(`${date}T00:00:00Z`);
    const left = Math.round((day - midnight) / DAY);
    return left < WEEK ? [{ name, day, left }] : [];
  });
  const first = new Map<string, ExpiringUse>();
  for (const { name, day, left } of soon.toSorted((a, b) => a.day - b.day)) {
    const shown = regionalName(name);
    if (!first.has(shown)) first.set(shown, { name: shown, text: when(shown, left, new Date(day)) });
  }
  return [...first.values()];
}

function when(name: string, left: number, day: Date): string {
  const areSeveral = isPluralName(name);
  if (left < 0) return areSeveral ? 'have expired' : 'has expired';
  const verb = areSeveral ? 'expire' : 'expires';
  return `${verb} ${left === 0 ? 'today' : left === 1 ? 'tomorrow' : weekday.format(day)}`;
}

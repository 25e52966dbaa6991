import { groupByDay, WEEK_DAYS } from '@larder/domain';
import { dateInWords } from '../../date-in-words.ts';
import { mealsInWords } from '../../meals-in-words.ts';
import type { PreviousMealPlan } from '../../previous-plan.query.ts';

/** Formats for dates and lists, and the current time. */
export interface Writing {
  now: Date;
  dateLocale: string;
  list: (words: readonly string[]) => string;
}

/** 'Previous week: 3 dinners for Mon, Wed and Fri, 1 cooked, made today at 14:05. Kept until tomorrow at 16:10.' */
export function keptWeekInWords(
  name: string,
  { meals, made_at: made, available_until: until }: PreviousMealPlan,
  writing: Writing,
): string {
  const cooked = meals.filter((meal) => meal.cooked).length;
  const parts = [
    `${name}: ${mealsInWords(meals)} for ${daysOf(meals, writing)}`,
    ...(cooked > 0 ? [`${cooked} cooked`] : []),
    `made ${momentInWords(new Date(made), writing)}`,
  ];
  return `${parts.join(', ')}. Kept until ${momentInWords(new Date(until), writing)}.`;
}

/** In full for a single day and for the ends of a whole week; otherwise short. */
function daysOf(meals: PreviousMealPlan['meals'], { list, dateLocale }: Writing): string {
  const days = groupByDay(meals);
  const names = days.flatMap(({ date, day }) => (date ? dateInWords(date, dateLocale) : (day ?? [])));
  if (names.length === WEEK_DAYS.length) return `${names[0]} to ${names.at(-1)}`;
  return names.length === 1 ? names[0]! : list(days.flatMap(({ day }) => day?.slice(0, 3) ?? []));
}

/** 'today at 14:05', 'on 18 Nov at 14:05'. */
function momentInWords(moment: Date, { now, dateLocale }: Writing): string {
  const time = new Intl.DateTimeFormat(dateLocale, { timeStyle: 'short' }).format(moment);
  return `${dayInWords(moment, now, dateLocale)} at ${time}`;
}

function dayInWords(moment: Date, now: Date, dateLocale: string): string {
  const named = ['yesterday', 'today', 'tomorrow'].find((_, index) =>
    isSameDay(moment, later(now, index - 1)),
  );
  const date = { day: 'numeric', month: 'short' } as const;
  return named ?? `on ${new Intl.DateTimeFormat(dateLocale, date).format(moment)}`;
}

const later = (moment: Date, days: number) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

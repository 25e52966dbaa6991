import { groupByDay, WEEK_DAYS } from '@larder/domain';
import { plural, t } from '../../../platform/language/t.ts';
import { weekdayInWords } from '../../../platform/language/weekday-in-words.ts';
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
  const values = {
    name,
    meals: mealsInWords(meals),
    days: daysOf(meals, writing),
    made: momentInWords(new Date(made), writing),
    until: momentInWords(new Date(until), writing),
  };
  if (cooked === 0) return t('{name}: {meals} for {days}, made {made}. Kept until {until}.', values);
  return plural(
    cooked,
    {
      one: '{name}: {meals} for {days}, {count} cooked, made {made}. Kept until {until}.',
      other: '{name}: {meals} for {days}, {count} cooked, made {made}. Kept until {until}.',
    },
    values,
  );
}

/** In full for a single day and for the ends of a whole week; otherwise short. */
function daysOf(meals: PreviousMealPlan['meals'], { list, dateLocale }: Writing): string {
  const days = groupByDay(meals);
  const names = days.flatMap(({ date, day }) => {
    if (date) return dateInWords(date, dateLocale);
    return day ? weekdayInWords(day) : [];
  });
  const [first, last] = [names[0]!, names.at(-1)!];
  if (names.length === WEEK_DAYS.length) return t('{first} to {last}', { first, last });
  return names.length === 1
    ? first
    : list(days.flatMap(({ day }) => (day ? weekdayInWords(day, 'short') : [])));
}

/** 'today at 14:05', 'on 18 Nov at 14:05'. */
function momentInWords(moment: Date, { now, dateLocale }: Writing): string {
  const time = new Intl.DateTimeFormat(dateLocale, { timeStyle: 'short' }).format(moment);
  if (isSameDay(moment, later(now, -1))) return t('yesterday at {time}', { time });
  if (isSameDay(moment, now)) return t('today at {time}', { time });
  if (isSameDay(moment, later(now, 1))) return t('tomorrow at {time}', { time });
  const date = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short' }).format(moment);
  return t('on {date} at {time}', { date, time });
}

const later = (moment: Date, days: number) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

import { daysBetween, partsOfDay } from '@larder/domain';
import { dateVocabulary } from './date-vocabulary.ts';
import type { DateOrder, DateVocabulary, Day } from './types.ts';

/** Formats and parses dates in one locale. Days are strings like '2026-11-27', independent of time zones. */
export interface DateFormat {
  /** 'Fri, Nov 27'; with the year if it is not the current one. */
  short(day: Day, today: Day): string;
  /** 'Fri, Nov 27' for narrow places; in another year, the weekday is dropped: 'Nov 27, 2027'. */
  narrow(day: Day, today: Day): string;
  /** 'Fri 27'. */
  glance(day: Day): string;
  /** 'Friday, November 27'; with the year if it is not the current one. */
  long(day: Day, today: Day): string;
  /** 'Friday, November 27, 2026'. */
  full(day: Day): string;
  /** 'November 2026'. */
  month(day: Day): string;
  /** 'Friday'. */
  weekday(day: Day): string;
  /** The day of the month, in the locale's digits. */
  date(day: Day): string;
  /** 'in 3 days', 'tomorrow', '2 weeks ago', 'in 4 months'. */
  distance(days: number): string;
  /** Monday to Sunday: full names, and narrow ones for column headers. */
  readonly weekdays: readonly { long: string; short: string }[];
  /** The first day of the week; 0 is Monday. */
  readonly firstWeekday: number;
  /** The order of day and month in dates such as '03/12'. */
  readonly order: DateOrder;
  /** The words that a typed date may contain. */
  vocabulary(): DateVocabulary;
}

const known = new Map<string, DateFormat>();

/** The cached formats of a locale. */
export function dateFormat(locale: string): DateFormat {
  const format = known.get(locale) ?? makeFormat(locale);
  known.set(locale, format);
  return format;
}

const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

function makeFormat(locale: string): DateFormat {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined;
    return (day: Day) => {
      made ??= new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
      return made.format(timeOf(day));
    };
  };
  const inYear = (options: Intl.DateTimeFormatOptions, otherYear = options) => {
    const [plain, dated] = [writer(options), writer({ ...otherYear, year: 'numeric' })];
    return (day: Day, today: Day) => (partsOfDay(day).year === partsOfDay(today).year ? plain : dated)(day);
  };
  const [weekdayLong, weekdayShort] = [writer({ weekday: 'long' }), writer({ weekday: 'short' })];
  const dayOfMonth = writer({ day: 'numeric' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const order = new Intl.DateTimeFormat(locale).formatToParts().map(({ type }) => type);
  const dayAndMonth = { day: 'numeric', month: 'short' } as const;
  let words: DateVocabulary | undefined;
  return {
    short: inYear({ weekday: 'short', ...dayAndMonth }),
    narrow: inYear({ weekday: 'short', ...dayAndMonth }, dayAndMonth),
    glance: (day) => `${weekdayShort(day)} ${dayOfMonth(day)}`,
    long: inYear({ weekday: 'long', day: 'numeric', month: 'long' }),
    full: writer({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    month: writer({ month: 'long', year: 'numeric' }),
    weekday: weekdayLong,
    date: dayOfMonth,
    distance: (days) => {
      const away = Math.abs(days);
      if (away < 14) return relative.format(days, 'day');
      if (away < 60) return relative.format(Math.round(days / 7), 'week');
      return away < 700
        ? relative.format(Math.round(days / 30.44), 'month')
        : relative.format(Math.round(days / 365.25), 'year');
    },
    // A week that starts on a Monday.
    weekdays: Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`).map((day) => ({
      long: weekdayLong(day),
      short: weekdayShort(day),
    })),
    firstWeekday: firstWeekdayOf(locale),
    order: order.indexOf('month') < order.indexOf('day') ? 'month-first' : 'day-first',
    vocabulary: () => (words ??= dateVocabulary(locale)),
  };
}

/** Fallback for browsers without week info: regions whose week starts on Sunday. */
const SUNDAY_FIRST = /-(US|CA|MX|BR|IN|JP|KR|TW|IL|ZA|PH|TH)\b/;

function firstWeekdayOf(locale: string): number {
  const language = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const info = language.getWeekInfo?.() ?? language.weekInfo;
  if (info) return info.firstDay - 1;
  return SUNDAY_FIRST.test(locale) ? 6 : 0;
}

/** Whether a day is before today. */
export const isPast = (day: Day, today: Day) => daysBetween(today, day) < 0;

import { daysBetween, partsOfDay } from '@larder/domain';
import { dateVocabulary } from './date-vocabulary.ts';
import type { DateOrder, DateVocabulary, Day } from './types.ts';

/** How one language writes days and reads them. Days are texts like '2026-11-27', the same in every time zone. */
export interface DateFormat {
  /** 'Fri, Nov 27'; with its year when that is not this year's. */
  short(day: Day, today: Day): string;
  /** 'Fri, Nov 27' for a narrow place: a day of another year has no weekday there, 'Nov 27, 2027'. */
  narrow(day: Day, today: Day): string;
  /** 'Friday, November 27'; with its year when that is not this year's. */
  long(day: Day, today: Day): string;
  /** 'Friday, November 27, 2026'. */
  full(day: Day): string;
  /** 'November 2026'. */
  month(day: Day): string;
  /** 'Friday'. */
  weekday(day: Day): string;
  /** The number of the day in the month, in the language's digits. */
  date(day: Day): string;
  /** 'in 3 days', 'tomorrow', '2 weeks ago', 'in 4 months'. */
  distance(days: number): string;
  /** Monday to Sunday: whole names, and narrow ones for the heads of columns. */
  readonly weekdays: readonly { long: string; short: string }[];
  /** On which day the week begins; 0 is Monday. */
  readonly firstWeekday: number;
  /** Which number of '03/12' is the day. */
  readonly order: DateOrder;
  /** The words that a typed date may have. */
  vocabulary(): DateVocabulary;
}

const known = new Map<string, DateFormat>();

/** The formats of a language, made once. */
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
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const order = new Intl.DateTimeFormat(locale).formatToParts().map(({ type }) => type);
  const dayAndMonth = { day: 'numeric', month: 'short' } as const;
  let words: DateVocabulary | undefined;
  return {
    short: inYear({ weekday: 'short', ...dayAndMonth }),
    narrow: inYear({ weekday: 'short', ...dayAndMonth }, dayAndMonth),
    long: inYear({ weekday: 'long', day: 'numeric', month: 'long' }),
    full: writer({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    month: writer({ month: 'long', year: 'numeric' }),
    weekday: weekdayLong,
    date: writer({ day: 'numeric' }),
    distance: (days) => {
      const away = Math.abs(days);
      if (away < 14) return relative.format(days, 'day');
      if (away < 60) return relative.format(Math.round(days / 7), 'week');
      return away < 700
        ? relative.format(Math.round(days / 30.44), 'month')
        : relative.format(Math.round(days / 365.25), 'year');
    },
    // A week that began on a Monday.
    weekdays: Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`).map((day) => ({
      long: weekdayLong(day),
      short: weekdayShort(day),
    })),
    firstWeekday: firstWeekdayOf(locale),
    order: order.indexOf('month') < order.indexOf('day') ? 'month-first' : 'day-first',
    vocabulary: () => (words ??= dateVocabulary(locale)),
  };
}

/** Where the browser cannot say when the week begins: regions that begin it on Sunday. */
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

/** Whether a day is over, seen from today. */
export const isPast = (day: Day, today: Day) => daysBetween(today, day) < 0;

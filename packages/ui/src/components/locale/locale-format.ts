import { formatQuantity } from '@larder/domain';

/** How numbers, money, dates and lists of words are written in one language. */
export interface LocaleFormat {
  /** The language, as BCP 47 names it: 'en-US'. */
  readonly locale: string;
  /** The language in which days are written and read, which also says which number of '03/12' is the day. */
  readonly dateLocale: string;
  /** The currency of costs, as ISO 4217 names it: 'USD'. */
  readonly currency: string;
  /** A whole number: 1234 is '1,234'. */
  count(value: number): string;
  /** An amount as recipes write it: 1.5 is '1½', 0.35 is '0.35'; decimals where digits are not Latin, and where told. */
  quantity(value: number, isDecimal?: boolean): string;
  /** A share from 0 to 100: 43 is '43%'. */
  percent(value: number): string;
  /** An amount of money with its currency's decimals, or with these: 3.2 is '$3.20'. */
  money(amount: number, decimals?: 0 | 2): string;
  /** A day: 'Nov 21, 2026'. A text like '2026-11-21' is that day in every time zone. */
  date(day: string | Date): string;
  /** Words in a row: 'rice, salt, and milk'. */
  list(words: readonly string[]): string;
  /** The order of names: numbers by value, case and accents aside. */
  compare(a: string, b: string): number;
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;
const known = new Map<string, LocaleFormat>();

/**
 * The formats of a language and currency, made once. Throws a RangeError when either is none. Without a time zone a
 * moment is written as it is where the code runs: give one when a server renders. Days are written in the same language
 * unless told.
 */
export function localeFormat(
  locale: string,
  currency: string,
  timeZone?: string | undefined,
  dateLocale: string = locale,
): LocaleFormat {
  const key = `${locale} ${currency} ${timeZone ?? ''} ${dateLocale}`;
  const format = known.get(key) ?? makeFormat(locale, currency, timeZone, dateLocale);
  known.set(key, format);
  return format;
}

function makeFormat(
  locale: string,
  currency: string,
  timeZone: string | undefined,
  dateLocale: string,
): LocaleFormat {
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const quantity = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const money = (decimals?: 0 | 2) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      ...(decimals !== undefined && { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    });
  const usual = money();
  const exact = money(2);
  const rounded = money(0);
  const isLatin = quantity.resolvedOptions().numberingSystem === 'latn';
  const date = (zone: string | undefined) =>
    new Intl.DateTimeFormat(dateLocale, {
      dateStyle: 'medium',
      ...(zone !== undefined && { timeZone: zone }),
    });
  const calendarDay = date('UTC');
  const moment = date(timeZone);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return {
    locale,
    dateLocale,
    currency,
    count: (value) => count.format(value),
    quantity: (value, isDecimal) =>
      isLatin ? formatQuantity(value, locale, isDecimal) : quantity.format(value),
    percent: (value) => percent.format(value / 100),
    money: (amount, decimals) =>
      (decimals === undefined ? usual : decimals === 0 ? rounded : exact).format(amount),
    date: (day) =>
      (typeof day === 'string' && CALENDAR_DAY.test(day) ? calendarDay : moment).format(new Date(day)),
    list: (words) => list.format(words),
    compare: (a, b) => collator.compare(a, b),
  };
}

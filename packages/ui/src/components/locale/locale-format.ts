import { formatQuantity } from '@larder/domain';

/** Formats numbers, currency, dates and lists for a locale. */
export interface LocaleFormat {
  /** BCP 47 tag: 'en-US'. */
  readonly locale: string;
  /** The locale for writing and parsing dates, which also decides whether '03/12' starts with the day. */
  readonly dateLocale: string;
  /** ISO 4217 currency code: 'USD'. */
  readonly currency: string;
  /** IANA time zone of dates with a time; undefined for the runtime's. */
  readonly timeZone: string | undefined;
  /** An integer: 1234 is '1,234'. */
  count(value: number): string;
  /** A recipe quantity: 1.5 is '1½', 0.35 is '0.35'. Uses decimals in non-Latin digits and on request. */
  quantity(value: number, isDecimal?: boolean): string;
  /** A percentage from 0 to 100: 43 is '43%'. */
  percent(value: number): string;
  /** A price with the currency's decimals or the given number: 3.2 is '$3.20'. */
  money(amount: number, decimals?: 0 | 2): string;
  /** A date: 'Nov 21, 2026'. A string like '2026-11-21' is that day in every time zone. */
  date(day: string | Date): string;
  /** A conjunction: 'rice, salt, and milk'. */
  list(words: readonly string[]): string;
  /** Collation order: numeric, ignoring case and accents. */
  compare(a: string, b: string): number;
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;
const known = new Map<string, LocaleFormat>();

/**
 * The cached formats for a locale and currency. Throws a RangeError if either is invalid. Without a time
 * zone, the runtime's is used: pass one when rendering on a server. Dates use the same locale by default.
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

/** English writes whole numbers below this as JavaScript does. The first use of Intl takes a phone a quarter of a second. */
const GROUPED = 1000;
const ENGLISH = /^en(-[a-z]{2})?$/i;

/** Makes a value when it is first asked for: some of these formats take a phone as long as drawing several cards. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

function makeFormat(
  locale: string,
  currency: string,
  timeZone: string | undefined,
  dateLocale: string,
): LocaleFormat {
  checkCodes(locale, dateLocale, currency);
  const number = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options));
  const count = number({ maximumFractionDigits: 0 });
  const quantity = number({ maximumFractionDigits: 2 });
  const percent = number({ style: 'percent', maximumFractionDigits: 0 });
  const money = (decimals?: 0 | 2) =>
    number({
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  const usual = money();
  const exact = money(2);
  const rounded = money(0);
  const isPlain = (value: number) =>
    value >= 0 && value < GROUPED && Number.isInteger(value) && ENGLISH.test(locale);
  const isLatin = once(() => quantity().resolvedOptions().numberingSystem === 'latn');
  const date = (zone: string | undefined) =>
    once(() => new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeZone: zone }));
  const calendarDay = date('UTC');
  const moment = date(timeZone);
  const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const collator = once(() => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));
  return {
    locale,
    dateLocale,
    currency,
    timeZone,
    count: (value) => (isPlain(value) ? `${value}` : count().format(value)),
    quantity: (value, isDecimal) =>
      isLatin() ? formatQuantity(value, locale, isDecimal) : quantity().format(value),
    percent: (value) => (isPlain(value) ? `${value}%` : percent().format(value / 100)),
    money: (amount, decimals) =>
      (decimals === undefined ? usual : decimals === 0 ? rounded : exact)().format(amount),
    date: (day) =>
      (typeof day === 'string' && CALENDAR_DAY.test(day) ? calendarDay : moment)().format(new Date(day)),
    list: (words) => list().format(words),
    compare: (a, b) => collator().compare(a, b),
  };
}

/** Throws a RangeError for codes that no format accepts. Formats are made later, where it would surprise. */
function checkCodes(locale: string, dateLocale: string, currency: string): void {
  Intl.getCanonicalLocales([locale, dateLocale]);
  if (!/^[a-z]{3}$/i.test(currency)) throw new RangeError(`Invalid currency code: ${currency}`);
}

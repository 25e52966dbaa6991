import { LIMITS } from '@larder/domain';
import type { LocaleFormat } from '../components/locale/index.ts';
import { moneyDifference, type MoneyTexts } from '../components/meal-swap-dialog/money-difference.ts';
import type { NameOfDay } from '../components/meal-week/meal-of-week.ts';
import { dateFormat } from '../internal/dates/date-format.ts';
import { kitchenOf, type Kitchen, type KitchenNouns } from './kitchen.ts';
import { pluralIn, type PackLanguage, type PluralForms } from './plural-forms.ts';

/** The days of a week that begins on Monday, with a date of each. */
const DATES: Readonly<Record<NameOfDay, string>> = {
  Monday: '2024-01-01',
  Tuesday: '2024-01-02',
  Wednesday: '2024-01-03',
  Thursday: '2024-01-04',
  Friday: '2024-01-05',
  Saturday: '2024-01-06',
  Sunday: '2024-01-07',
};

/** The shortest password. */
const SHORTEST = LIMITS.password.min;

/** What a pack's texts are made with: the formats of the provider, and the language's plurals and units. */
export interface Speech<Language extends PackLanguage> {
  readonly format: LocaleFormat;
  /** A whole number. */
  n: (count: number) => string;
  /** The form for a count, with the number in place of '#'. */
  plural: (count: number, forms: PluralForms<Language>) => string;
  /** 'rice, salt and milk' */
  list: (words: readonly string[]) => string;
  /** 'rice, salt or milk' */
  either: (words: readonly string[]) => string;
  readonly kitchen: Kitchen;
  /** A day: 'Fri, Nov 27', 'Fri 27', 'Friday, November 27'. */
  shortDay: (date: string) => string;
  glance: (date: string) => string;
  longDay: (date: string) => string;
  /** A weekday, from its English name. */
  weekday: (day: NameOfDay) => string;
  /** What a swap changes of the shop and of the food that is used in time; null for nothing worth saying. */
  difference: (change: { shop: number; saved: number }, texts: MoneyTexts) => string | null;
  /** The shortest password, in characters. */
  readonly passwordLength: number;
  /** What is wrong with a new password, in these words. */
  password: (next: string, problems: { missing: string; short: string }) => string | null;
}

/** A language with the formats of a locale. */
export function speechIn<Language extends PackLanguage>(
  language: Language,
  nouns: KitchenNouns<Language>,
  format: LocaleFormat,
): Speech<Language> {
  const plural = pluralIn(language, format.count);
  const dates = dateFormat(format.dateLocale);
  return {
    format,
    n: format.count,
    plural,
    list: format.list,
    either: (words) => new Intl.ListFormat(format.locale, { type: 'disjunction' }).format(words),
    kitchen: kitchenOf(format, plural, nouns),
    shortDay: (date) => dates.short(date, date),
    glance: dates.glance,
    longDay: (date) => dates.long(date, date),
    weekday: (day) => dates.weekday(DATES[day]),
    difference: (change, texts) => moneyDifference(format, change, texts),
    passwordLength: SHORTEST,
    password: (next, { missing, short }) => {
      if (!next) return missing;
      return [...next].length < SHORTEST ? short : null;
    },
  };
}

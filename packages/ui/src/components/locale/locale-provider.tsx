'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { localeFormat, type LocaleFormat } from './locale-format.ts';

/** Props of {@link LocaleProvider}. */
export interface LocaleProviderProps {
  /** A BCP 47 tag: 'en-US' unless told. */
  locale?: string | undefined;
  /** An ISO 4217 code: 'USD' unless told. */
  currency?: string | undefined;
  /** Where moments are told, as IANA names it ('Europe/Rome'); where the code runs unless told. */
  timeZone?: string | undefined;
  /** Another tag for days alone, where a page's words are in one English and its cook writes dates in another: 'en-GB'. */
  dateLocale?: string | undefined;
  children?: ReactNode;
}

const Locale = createContext<LocaleFormat | undefined>(undefined);

const ENGLISH = 'en-US';
const DOLLAR = 'USD';

/**
 * Says how everything below it writes numbers, dates, money and lists, and how it sorts. It draws nothing: set `lang`
 * and `dir` on the page yourself, and give components their words by `labels`.
 */
export function LocaleProvider({
  locale = ENGLISH,
  currency = DOLLAR,
  timeZone,
  dateLocale,
  children,
}: LocaleProviderProps) {
  const format = useMemo(
    () => localeFormat(locale, currency, timeZone, dateLocale),
    [locale, currency, timeZone, dateLocale],
  );
  return <Locale.Provider value={format}>{children}</Locale.Provider>;
}

/** The format of the nearest {@link LocaleProvider}, else US English with dollars. It stays the same until the locale changes. */
export function useLocale(): LocaleFormat {
  return useContext(Locale) ?? localeFormat(ENGLISH, DOLLAR);
}

/** A component's own words in the locale's numbers, with those that the caller replaces. Stable while its arguments are. */
export function useWords<Words extends object>(
  defaults: (format: LocaleFormat) => Words,
  replaced?: Partial<Words>,
): Words {
  const format = useLocale();
  return useMemo(() => ({ ...defaults(format), ...replaced }), [defaults, format, replaced]);
}

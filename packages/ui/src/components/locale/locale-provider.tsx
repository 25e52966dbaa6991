'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { localeFormat, type LocaleFormat } from './locale-format.ts';

/** Props of {@link LocaleProvider}. */
export interface LocaleProviderProps {
  /** A BCP 47 tag; defaults to 'en-US'. */
  locale?: string | undefined;
  /** An ISO 4217 code; defaults to 'USD'. */
  currency?: string | undefined;
  /** An IANA time zone ('Europe/Rome'); defaults to the runtime's. */
  timeZone?: string | undefined;
  /** A separate tag for dates, for pages in one variety of English whose cooks write dates in another: 'en-GB'. */
  dateLocale?: string | undefined;
  children?: ReactNode;
}

const Locale = createContext<LocaleFormat | undefined>(undefined);

const ENGLISH = 'en-US';
const DOLLAR = 'USD';

/**
 * Sets how everything inside it formats numbers, dates, currency and lists, and how it sorts. It renders
 * nothing: set `lang` and `dir` on the page, and translate components with `labels`.
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

/**
 * The formats of the nearest {@link LocaleProvider}, or US English with dollars. Stable until the locale
 * changes.
 */
export function useLocale(): LocaleFormat {
  return useContext(Locale) ?? localeFormat(ENGLISH, DOLLAR);
}

/**
 * A component's built-in text in the current locale, merged with the caller's overrides. Memoised on its
 * arguments.
 */
export function useWords<Words extends object>(
  defaults: (format: LocaleFormat) => Words,
  replaced?: Partial<Words>,
): Words {
  const format = useLocale();
  return useMemo(() => ({ ...defaults(format), ...replaced }), [defaults, format, replaced]);
}

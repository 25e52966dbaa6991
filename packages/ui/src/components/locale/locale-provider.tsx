'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { ProvidedWordsContext } from '../../internal/provided-words.ts';
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
  /** What the formats apply to. */
  children?: ReactNode;
}

/** The formats of the nearest provider. */
export const LocaleContext = createContext<LocaleFormat | undefined>(undefined);

const ENGLISH = 'en-US';
const DOLLAR = 'USD';

/**
 * Sets how everything inside it formats numbers, dates, currency and lists, and how it sorts. It renders
 * nothing: set `lang` and `dir` on the page. `FoodProvider` sets the words, too.
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
  return <LocaleContext.Provider value={format}>{children}</LocaleContext.Provider>;
}

/**
 * The formats of the nearest {@link LocaleProvider}, or US English with dollars. Stable until the locale
 * changes.
 */
export function useLocale(): LocaleFormat {
  return useContext(LocaleContext) ?? localeFormat(ENGLISH, DOLLAR);
}

/**
 * A component's built-in text in the current locale: the English it comes with, the words that a `FoodProvider`
 * has for `component`, and the caller's own, each winning over those before. Memoised on its arguments.
 */
export function useWords<Words extends object>(
  defaults: Words | ((format: LocaleFormat) => Words),
  replaced?: Partial<Words>,
  component = '',
): Words {
  const format = useLocale();
  const provided = useContext(ProvidedWordsContext);
  return useMemo(
    () => ({
      // The type alone cannot tell words from a function: both are objects.
      ...(typeof defaults === 'function' ? (defaults as (format: LocaleFormat) => Words)(format) : defaults),
      ...provided?.(format)[component],
      ...replaced,
    }),
    [defaults, format, provided, component, replaced],
  );
}

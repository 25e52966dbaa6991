'use client';
import { useMemo } from 'react';
import { useLocale, useWords } from '../../components/locale/index.ts';
import { LARDER_COUNTRIES } from '../../generated/larder-vocabulary.ts';
import type { CountryTerm } from '../../vocabulary/food-vocabulary.ts';
import { countryIn, isoOf, larderCountry } from './countries.ts';
import { useTermNames, useTerms } from './use-terms.ts';

/** The words of flags, and of filters by country. */
export interface CountryWords {
  /** The country's name from its code, or 'International' if unknown. */
  name: (code: string | null | undefined) => string;
}

/** The English names are in the vocabulary. */
const NO_WORDS: Partial<CountryWords> = {};

/** The countries of the vocabulary, and how they and any others are called. */
export interface Countries {
  readonly terms: readonly CountryTerm[];
  /** The vocabulary's country with this id, in any case. */
  find: (id: string | null | undefined) => CountryTerm | undefined;
  /** A country's name; undefined if the vocabulary does not have it and it is no ISO code either. */
  nameOf: (id: string | null | undefined) => string | undefined;
  /** A country's name, or 'International' if unknown. */
  name: (id: string | null | undefined) => string;
}

/** The countries of the nearest provider's vocabulary. */
export function useCountries(): Countries {
  const { locale } = useLocale();
  const terms = useTerms('countries', LARDER_COUNTRIES);
  const names = useTermNames('countries');
  const words = useWords(NO_WORDS, undefined, 'flag');
  return useMemo(() => {
    const find = (id: string | null | undefined) =>
      terms.find((term) => term.id.toLowerCase() === id?.toLowerCase());
    const nameOf = (id: string | null | undefined) => {
      const term = find(id);
      // Words know Larder's countries by their ids, and any others by their codes.
      const code = larderCountry(id) ? id : (term?.iso ?? isoOf(id));
      return (
        names[term?.id ?? id ?? ''] ??
        (code && words.name?.(code)) ??
        term?.label ??
        larderCountry(code)?.label ??
        countryIn(locale, code) ??
        term?.id
      );
    };
    return {
      terms,
      find,
      nameOf,
      name: (id) => nameOf(id) ?? words.name?.(null) ?? 'International',
    };
  }, [locale, terms, names, words]);
}

import { LARDER_COUNTRIES } from '../../generated/larder-vocabulary.ts';
import type { CountryTerm } from '../../vocabulary/food-vocabulary.ts';

const known = new Map<string, Intl.DisplayNames>();

/** One of Larder's countries, by its id or its ISO 3166 code, in any case. */
export function larderCountry(id: string | null | undefined): CountryTerm | undefined {
  const code = id?.toLowerCase();
  return LARDER_COUNTRIES.find((country) => country.id === code || country.iso === code);
}

/** The ISO 3166 code of one of Larder's countries, or of an id that is one. */
export function isoOf(id: string | null | undefined): string | undefined {
  return larderCountry(id)?.iso ?? (id && /^[a-z]{2}$/i.test(id) ? id : undefined);
}

/** A country's name in a locale, by one of Larder's ids or an ISO 3166 code; undefined for anything else. */
export function countryIn(locale: string, id: string | null | undefined): string | undefined {
  const iso = isoOf(id);
  if (iso === undefined) return undefined;
  const names = known.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  known.set(locale, names);
  return names.of(iso.toUpperCase());
}

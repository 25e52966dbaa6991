import { findCountry } from '@larder/domain';

const known = new Map<string, Intl.DisplayNames>();

/** A country's name in a locale, from one of Larder's codes or an ISO 3166 one; undefined for anything else. */
export function countryIn(locale: string, code: string | null | undefined): string | undefined {
  const iso = isoOf(code);
  if (iso === undefined) return undefined;
  const names = known.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  known.set(locale, names);
  return names.of(iso.toUpperCase());
}

/** The ISO 3166 code, in lower case. */
export function isoOf(code: string | null | undefined): string | undefined {
  const own = findCountry(code)?.iso;
  return own ?? (code && /^[a-z]{2}$/i.test(code) ? code.toLowerCase() : undefined);
}

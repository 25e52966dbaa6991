import { COUNTRIES } from './generated/countries.ts';

export { COUNTRIES };

export type Country = (typeof COUNTRIES)[number];
export type CountryCode = Country['code'];

export const COUNTRY_CODES: readonly CountryCode[] = COUNTRIES.map((country) => country.code);

const byCode = new Map<string, Country>(COUNTRIES.map((country) => [country.code, country]));

/** Finds a country by code, ignoring case; undefined if Larder has no recipes from it. */
export function findCountry(code: string | null | undefined): Country | undefined {
  return code ? byCode.get(code.toLowerCase()) : undefined;
}

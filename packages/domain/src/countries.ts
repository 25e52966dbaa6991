import { COUNTRIES } from './generated/countries.ts';

export { COUNTRIES };

export type Country = (typeof COUNTRIES)[number];
export type CountryCode = Country['code'];

export const COUNTRY_CODES: readonly CountryCode[] = COUNTRIES.map((country) => country.code);

const byCode = new Map<string, Country>(COUNTRIES.map((country) => [country.code, country]));

/** The country of a code in any case, or undefined for one that Larder does not cook from. */
export function findCountry(code: string | null | undefined): Country | undefined {
  return code ? byCode.get(code.toLowerCase()) : undefined;
}

/** The six cuisines of Larder, in the order in which every screen lists them. */
export const COUNTRIES = [
  { code: 'india', label: 'India', cuisine: 'Indian', iso: 'in' },
  { code: 'mexico', label: 'Mexico', cuisine: 'Mexican', iso: 'mx' },
  { code: 'italy', label: 'Italy', cuisine: 'Italian', iso: 'it' },
  { code: 'spain', label: 'Spain', cuisine: 'Spanish', iso: 'es' },
  { code: 'korea', label: 'Korea', cuisine: 'Korean', iso: 'kr' },
  { code: 'belgium', label: 'Belgium', cuisine: 'Belgian', iso: 'be' },
] as const;

export type Country = (typeof COUNTRIES)[number];
export type CountryCode = Country['code'];

export const COUNTRY_CODES: readonly CountryCode[] = COUNTRIES.map((country) => country.code);

const byCode = new Map<string, Country>(COUNTRIES.map((country) => [country.code, country]));

/** The country of a code in any case, or undefined for one that Larder does not cook from. */
export function findCountry(code: string | null | undefined): Country | undefined {
  return code ? byCode.get(code.toLowerCase()) : undefined;
}

import type { CountryCode } from '../countries.ts';

/** What a typical pantry of a country holds: 25 to 40 ingredient slugs. */
export interface Preset {
  country: CountryCode;
  ingredients: readonly string[];
}

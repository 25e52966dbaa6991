import type { CountryCode } from '../countries.ts';

/** A country's typical pantry: 25 to 40 ingredient slugs. */
export interface Preset {
  country: CountryCode;
  ingredients: readonly string[];
}

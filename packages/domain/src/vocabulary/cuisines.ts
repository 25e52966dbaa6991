import { COUNTRIES, type Country, type CountryCode } from '../countries.ts';

/** The cuisines that a cook can prefer. */
export const CUISINES = [
  'indian',
  'mexican',
  'italian',
  'chinese',
  'japanese',
  'thai',
  'mediterranean',
  'american',
  'french',
  'korean',
  'spanish',
  'middle_eastern',
] as const;

/** A cuisine that a cook can prefer. */
export type Cuisine = (typeof CUISINES)[number];

/** The countries that a preferred cuisine covers; empty if Larder has none yet. */
export function countriesOf(cuisine: Cuisine): readonly CountryCode[] {
  return COUNTRIES.filter((country) => cuisinesOf(country).includes(cuisine)).map(({ code }) => code);
}

/** A country's own cuisine, and those that its data says it counts as. */
function cuisinesOf({ cuisine, countsAs }: Country): readonly string[] {
  return [cuisine.toLowerCase().replaceAll(' ', '_'), ...countsAs];
}

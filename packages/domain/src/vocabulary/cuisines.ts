import { COUNTRIES, type Country, type CountryCode } from '../countries.ts';

/** Cuisines that a cook can prefer, with countries they include beyond their own. */
const TABLE = {
  indian: [],
  mexican: [],
  italian: [],
  chinese: [],
  japanese: [],
  thai: [],
  mediterranean: ['italy', 'spain'],
  american: [],
  french: [],
  korean: [],
  spanish: [],
  middle_eastern: [],
} as const satisfies Record<string, readonly CountryCode[]>;

/** A cuisine that a cook can prefer. */
export type Cuisine = keyof typeof TABLE;

export const CUISINES = Object.keys(TABLE) as readonly Cuisine[];

const BEYOND: Readonly<Record<Cuisine, readonly CountryCode[]>> = TABLE;

/** The countries that a preferred cuisine covers; empty if Larder has none yet. */
export function countriesOf(cuisine: Cuisine): readonly CountryCode[] {
  return [...COUNTRIES.filter((country) => keyOf(country) === cuisine).map(codeOf), ...BEYOND[cuisine]];
}

const keyOf = ({ cuisine }: Country) => cuisine.toLowerCase().replaceAll(' ', '_');
const codeOf = ({ code }: Country) => code;

import { COUNTRIES, type Country, type CountryCode } from '../countries.ts';

/** Cuisines that a cook can prefer, with the countries that they mean beyond the one that is named after them. */
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

/** The countries whose cooking a preferred cuisine means; none where Larder does not cook it yet. */
export function countriesOf(cuisine: Cuisine): readonly CountryCode[] {
  return [...COUNTRIES.filter((country) => keyOf(country) === cuisine).map(codeOf), ...BEYOND[cuisine]];
}

const keyOf = ({ cuisine }: Country) => cuisine.toLowerCase().replaceAll(' ', '_');
const codeOf = ({ code }: Country) => code;

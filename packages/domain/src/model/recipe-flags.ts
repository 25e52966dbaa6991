import { COUNTRY_CODES } from '../countries.ts';
import { FILTER_GROUPS, type RecipeFilters } from '../filters.ts';
import { ALLERGENS, type Allergen } from '../vocabulary/allergens.ts';
import { DIETARY_FLAGS, eachFlag, type DietaryFlags } from '../vocabulary/dietary-flags.ts';

/** One bit for each dietary flag of a recipe. */
const BITS = eachFlag((flag) => 1 << DIETARY_FLAGS.indexOf(flag));

/** The bit of a recipe with lines that no ingredient is known for: what they hold is not known. */
const UNCHECKED = 1 << (DIETARY_FLAGS.length + ALLERGENS.length);

/** Allergens as bits of one number, above those of the dietary flags. */
function packAllergens(allergens: Iterable<string>): number {
  let bits = 0;
  for (const allergen of allergens) {
    const place = ALLERGENS.findIndex((allergy) => allergy === allergen);
    if (place >= 0) bits |= 1 << (DIETARY_FLAGS.length + place);
  }
  return bits;
}

/** The condition that each filter toggle sets. */
const ASKS = new Map(
  FILTER_GROUPS.flatMap(({ options }) => options.map(({ id, asks }) => [id, asks] as const)),
);

/** A recipe's dietary flags and allergens as one number. Those of an unchecked one are of what is known of it. */
export function packFlags(
  flags: DietaryFlags,
  allergens: Iterable<string> = [],
  isUnchecked = false,
): number {
  let bits = packAllergens(allergens) | (isUnchecked ? UNCHECKED : 0);
  for (const flag of DIETARY_FLAGS) if (flags[flag]) bits |= BITS[flag];
  return bits;
}

/** A country as one bit. */
export function packCountry(country: string | null): number {
  const place = COUNTRY_CODES.findIndex((code) => code === country);
  return place < 0 ? 0 : 1 << place;
}

/**
 * Filters as bit masks, to test against many recipes. At least one of several `has_` flags must match,
 * likewise for countries.
 */
export interface PackedFilters {
  readonly all: number;
  readonly none: number;
  readonly any: number;
  readonly countries: number;
  /** Maximum minutes of a recipe; unlimited if absent. Applied by the index, which knows the times. */
  readonly maxTotalTime?: number | undefined;
}

/** Recipes that contain any allergen in `avoid` are rejected. */
export function packFilters(
  { flags, countries }: RecipeFilters,
  avoid: Iterable<Allergen> = [],
): PackedFilters {
  const packed = { all: 0, none: packAllergens(avoid), any: 0, countries: 0 };
  for (const flag of flags) {
    const [rule, ...asked] = ASKS.get(flag) ?? [];
    if (rule) for (const one of asked) packed[rule] |= BITS[one];
  }
  for (const country of countries) packed.countries |= packCountry(country);
  // Who wants something to be so, or not to be there, is shown nothing of which that is not known.
  if ((packed.all | packed.none) !== 0) packed.none |= UNCHECKED;
  return packed;
}

/** Whether every recipe passes. */
export function asksNothing({ all, none, any, countries, maxTotalTime }: PackedFilters): boolean {
  return (all | none | any | countries) === 0 && maxTotalTime === undefined;
}

/**
 * @param sure the flags without those that only some products set: a dish that may contain fish is not what a cook who
 *   filters for fish is looking for
 */
export function passesFilters(flags: number, country: number, filters: PackedFilters, sure = flags): boolean {
  return (
    (flags & filters.all) === filters.all &&
    (flags & filters.none) === 0 &&
    (filters.any === 0 || (sure & filters.any) !== 0) &&
    (filters.countries === 0 || (country & filters.countries) !== 0)
  );
}

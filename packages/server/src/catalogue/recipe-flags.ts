import {
  ALLERGIES,
  COUNTRY_CODES,
  type Allergy,
  type DietaryFlags,
  type FilterFlag,
  type RecipeFilters,
} from '@larder/domain';

/** One bit for each dietary flag of a recipe. */
const BITS: Readonly<Record<keyof DietaryFlags, number>> = {
  vegan: 1,
  vegetarian: 2,
  contains_dairy: 4,
  contains_eggs: 8,
  contains_chicken: 16,
  contains_beef: 32,
  contains_pork: 64,
  contains_fish: 128,
};

/** Allergens in one number: a bit for each, above those of the dietary flags. */
function packAllergens(allergens: Iterable<string>): number {
  let bits = 0;
  for (const allergen of allergens) {
    const place = ALLERGIES.findIndex((allergy) => allergy === allergen);
    if (place >= 0) bits |= 1 << (8 + place);
  }
  return bits;
}

/** What a filter toggle asks of a recipe: to be something, to be without it, or to be one of several. */
const RULES: Readonly<Record<FilterFlag, readonly ['all' | 'none' | 'any', keyof DietaryFlags]>> = {
  vegetarian: ['all', 'vegetarian'],
  vegan: ['all', 'vegan'],
  dairy_free: ['none', 'contains_dairy'],
  egg_free: ['none', 'contains_eggs'],
  has_chicken: ['any', 'contains_chicken'],
  has_beef: ['any', 'contains_beef'],
  has_pork: ['any', 'contains_pork'],
  has_fish: ['any', 'contains_fish'],
  no_chicken: ['none', 'contains_chicken'],
  no_beef: ['none', 'contains_beef'],
  no_pork: ['none', 'contains_pork'],
  no_fish: ['none', 'contains_fish'],
};

/** A recipe's dietary flags and allergens in one number of 16 bits. */
export function packFlags(flags: DietaryFlags, allergens: Iterable<string> = []): number {
  let bits = packAllergens(allergens);
  for (const [flag, bit] of Object.entries(BITS)) if (flags[flag as keyof DietaryFlags]) bits |= bit;
  return bits;
}

/** A country in one bit. */
export function packCountry(country: string): number {
  const place = COUNTRY_CODES.findIndex((code) => code === country);
  return place < 0 ? 0 : 1 << place;
}

/** Filters as numbers, to be held against many recipes. Of several `has_` flags one must hold, of countries too. */
export interface PackedFilters {
  readonly all: number;
  readonly none: number;
  readonly any: number;
  readonly countries: number;
  /** The most minutes that a recipe may take; any when absent. Read by the index, which knows the times. */
  readonly maxTotalTime?: number | undefined;
}

/** With `avoid`, a recipe that holds one of these allergens does not pass. */
export function packFilters(
  { flags, countries }: RecipeFilters,
  avoid: Iterable<Allergy> = [],
): PackedFilters {
  const packed = { all: 0, none: packAllergens(avoid), any: 0, countries: 0 };
  for (const flag of flags) {
    const [rule, dietary] = RULES[flag];
    packed[rule] |= BITS[dietary];
  }
  for (const country of countries) packed.countries |= packCountry(country);
  return packed;
}

/** Whether every recipe passes. */
export function asksNothing({ all, none, any, countries, maxTotalTime }: PackedFilters): boolean {
  return (all | none | any | countries) === 0 && maxTotalTime === undefined;
}

export function passesFilters(flags: number, country: number, filters: PackedFilters): boolean {
  return (
    (flags & filters.all) === filters.all &&
    (flags & filters.none) === 0 &&
    (filters.any === 0 || (flags & filters.any) !== 0) &&
    (filters.countries === 0 || (country & filters.countries) !== 0)
  );
}

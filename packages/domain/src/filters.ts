import { COUNTRIES, COUNTRY_CODES, type CountryCode } from './countries.ts';
import type { DietaryFlag } from './vocabulary/dietary-flags.ts';

/** One filter toggle. Its id is the query flag of the API. */
interface FilterOption {
  readonly id: string;
  readonly label: string;
  readonly chip: string;
  /** The condition on a recipe: it has these flags, none of them, or any of all that are requested. */
  readonly asks: readonly ['all' | 'none' | 'any', ...DietaryFlag[]];
}

/** The filter toggles of the browse screen, grouped as the panel shows them. */
export const FILTER_GROUPS = [
  {
    id: 'dietary',
    label: 'Dietary',
    options: [
      { id: 'vegetarian', label: 'Vegetarian', chip: 'Vegetarian', asks: ['all', 'vegetarian'] },
      { id: 'vegan', label: 'Vegan', chip: 'Vegan', asks: ['all', 'vegan'] },
      { id: 'dairy_free', label: 'Dairy Free', chip: 'Dairy Free', asks: ['none', 'contains_dairy'] },
      { id: 'egg_free', label: 'Egg Free', chip: 'Egg Free', asks: ['none', 'contains_eggs'] },
    ],
  },
  {
    id: 'protein',
    label: 'Protein',
    options: [
      {
        id: 'has_chicken',
        label: 'Chicken & Poultry',
        chip: 'Chicken & Poultry',
        asks: ['any', 'contains_chicken'],
      },
      {
        id: 'has_beef',
        label: 'Beef & Lamb',
        chip: 'Beef & Lamb',
        asks: ['any', 'contains_beef', 'contains_lamb'],
      },
      { id: 'has_pork', label: 'Pork & Bacon', chip: 'Pork & Bacon', asks: ['any', 'contains_pork'] },
      { id: 'has_fish', label: 'Fish & Seafood', chip: 'Fish & Seafood', asks: ['any', 'contains_fish'] },
    ],
  },
  {
    id: 'leave_out',
    label: 'Leave out',
    options: [
      { id: 'no_chicken', label: 'Chicken', chip: 'No chicken', asks: ['none', 'contains_chicken'] },
      { id: 'no_beef', label: 'Beef', chip: 'No beef', asks: ['none', 'contains_beef', 'contains_lamb'] },
      { id: 'no_pork', label: 'Pork', chip: 'No pork', asks: ['none', 'contains_pork'] },
      { id: 'no_fish', label: 'Fish', chip: 'No fish', asks: ['none', 'contains_fish'] },
    ],
  },
] as const satisfies readonly { id: string; label: string; options: readonly FilterOption[] }[];

export type FilterFlag = (typeof FILTER_GROUPS)[number]['options'][number]['id'];

export const FILTER_FLAGS: readonly FilterFlag[] = FILTER_GROUPS.flatMap((group) =>
  group.options.map((option) => option.id),
);

/** The filters of a search, as two lists in canonical order so that equal filters compare equal. */
export interface RecipeFilters {
  flags: readonly FilterFlag[];
  countries: readonly CountryCode[];
}

export const NO_FILTERS: RecipeFilters = { flags: [], countries: [] };

/** Puts filters in canonical order and drops repeats and unknown values. */
export function canonicalFilters(filters: {
  flags: Iterable<string>;
  countries: Iterable<string>;
}): RecipeFilters {
  const flags = new Set<string>(filters.flags);
  const countries = new Set<string>(filters.countries);
  return {
    flags: FILTER_FLAGS.filter((flag) => flags.has(flag)),
    countries: COUNTRY_CODES.filter((code) => countries.has(code)),
  };
}

/** The number of active filters. */
export function countFilters(filters: RecipeFilters): number {
  return filters.flags.length + filters.countries.length;
}

/** An active filter, and what its chip says. */
export type ActiveFilterChip = { readonly label: string } & (
  | { readonly kind: 'flag'; readonly id: FilterFlag }
  | { readonly kind: 'country'; readonly id: CountryCode }
);

/** One removable chip for each active filter, in the order of the panel (dietary, protein, country, leave out). */
export function activeFilterChips(filters: RecipeFilters): ActiveFilterChip[] {
  const chips = (groupId: string) =>
    FILTER_GROUPS.filter((group) => group.id === groupId)
      .flatMap((group) => [...group.options])
      .filter((option) => filters.flags.includes(option.id))
      .map((option) => ({ kind: 'flag' as const, id: option.id, label: option.chip }));
  const countries = COUNTRIES.filter((country) => filters.countries.includes(country.code)).map(
    (country) => ({ kind: 'country' as const, id: country.code, label: country.label }),
  );
  return [...chips('dietary'), ...chips('protein'), ...countries, ...chips('leave_out')];
}

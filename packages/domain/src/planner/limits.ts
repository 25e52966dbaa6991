import { findCountry } from '../countries.ts';
import { FILTER_GROUPS, type FilterFlag } from '../filters.ts';
import type { Dislike } from '../model/preferences.ts';
import { packCountry, packFilters, packFlags, passesFilters } from '../model/recipe-flags.ts';
import { preferenceLabel } from '../preferences.ts';
import { SPICE_LEVELS } from '../vocabulary/recipes.ts';
import type { BindingLimit, Candidate, Need, Wishes } from './model.ts';

/** The parts of a recipe that decide who may eat it. */
export interface Judged extends Pick<
  Candidate,
  'country' | 'spice' | 'appliances' | 'allergens' | 'diets' | 'dietary' | 'sure' | 'isUnchecked'
> {
  readonly needs: readonly Pick<Need, 'ingredientId'>[];
}

/** A hard limit: its display name and the recipes that satisfy it. */
export interface Limit {
  readonly name: string;
  readonly allows: (recipe: Judged) => boolean;
}

/**
 * A cook's hard limits: the single source of truth for what a person may eat. Plans, proposals and stored plans are all
 * checked against it.
 */
export function limitsOf({ preferences, filters }: Pick<Wishes, 'preferences' | 'filters'>): Limit[] {
  const limits: Limit[] = [];
  for (const allergen of preferences.allergies) {
    limits.push({
      name: `no ${inWords(allergen)}`,
      allows: ({ allergens, isUnchecked = false }) => !isUnchecked && !allergens.includes(allergen),
    });
  }
  for (const diet of preferences.dietary_restrictions) {
    limits.push({
      name: inWords(diet),
      allows: ({ diets, isUnchecked = false }) => !isUnchecked && diets.includes(diet),
    });
  }
  limits.push(...dislikeLimits(preferences.dislikes ?? []));
  const owned = preferences.kitchen_appliances;
  if (owned.length > 0) {
    limits.push({
      name: 'your kitchen appliances',
      allows: ({ appliances }) => appliances.every((appliance) => owned.includes(appliance)),
    });
  }
  const { spice_tolerance: tolerance } = preferences;
  if (tolerance !== null) {
    const most = SPICE_LEVELS.indexOf(tolerance);
    limits.push({
      name: `${inWords(tolerance)} spice`,
      allows: ({ spice }) => SPICE_LEVELS.indexOf(spice) <= most,
    });
  }
  return [...limits, ...filterLimits(filters)];
}

/** A limit for each dislike. */
export const dislikeLimits = (dislikes: readonly Dislike[]): Limit[] =>
  dislikes.map(({ name, ids }) => ({
    name: `no ${name}`,
    allows: ({ needs }) => !needs.some(({ ingredientId }) => ids.includes(ingredientId)),
  }));

/**
 * The limits set by filters: each flag is a limit of its own, but any one of several proteins or countries will do.
 */
export function filterLimits({ flags, countries }: Wishes['filters']): Limit[] {
  const oneOf = flags.filter((flag) => flag.startsWith('has_'));
  const each = flags.filter((flag) => !flag.startsWith('has_')).map((flag) => [flag]);
  const groups = oneOf.length > 0 ? [...each, oneOf] : each;
  const limits = groups.map((some) => {
    const packed = packFilters({ flags: some, countries: [] });
    return {
      name: some.map(filterName).join(' or '),
      allows: ({ dietary, sure = dietary, isUnchecked }: Judged) =>
        passesFilters(packFlags(dietary, [], isUnchecked), 0, packed, packFlags(sure)),
    };
  });
  if (countries.length === 0) return limits;
  const packed = packFilters({ flags: [], countries });
  return [
    ...limits,
    {
      name: `recipes from ${countries.map((code) => findCountry(code)?.label ?? code).join(' or ')}`,
      allows: ({ country }) => passesFilters(0, packCountry(country), packed),
    },
  ];
}

/** Whether a recipe satisfies every limit. */
export function isAllowed(recipe: Judged, limits: readonly Limit[]): boolean {
  return limits.every((limit) => limit.allows(recipe));
}

/** The names of the limits that a recipe violates. */
export function brokenLimits(recipe: Judged, limits: readonly Limit[]): string[] {
  return limits.filter((limit) => !limit.allows(recipe)).map(({ name }) => name);
}

/** The limits that rule recipes out on their own, the costliest first. */
export function bindingLimits(candidates: readonly Candidate[], limits: readonly Limit[]): BindingLimit[] {
  return limits
    .map((limit) => {
      const others = limits.filter((other) => other !== limit);
      return {
        name: limit.name,
        possibleWithout: candidates.filter((recipe) => isAllowed(recipe, others)).length,
      };
    })
    .toSorted((a, b) => b.possibleWithout - a.possibleWithout);
}

const FILTER_NAMES = new Map<FilterFlag, string>(
  FILTER_GROUPS.flatMap((group) => group.options.map(({ id, chip }) => [id, chip.toLowerCase()] as const)),
);

const filterName = (flag: FilterFlag) => FILTER_NAMES.get(flag) ?? flag;
const inWords = (value: string) => preferenceLabel(value).toLowerCase();

import {
  activeFilterChips,
  activeLimits,
  ALLERGENS,
  canonicalFilters,
  canonicalLimits,
  LIMIT_GROUPS,
  preferenceLabel,
  withLimit,
} from '@larder/domain';

/** Which filters are on: query flags such as `vegan` or `has_fish`, country codes, limits, and allergens to avoid. */
export interface FilterValue {
  flags: readonly string[];
  countries: readonly string[];
  /** The most minutes a dish may take: 20, 30, 45 or 60. */
  maxTime?: number | undefined;
  /** The most things that may have to be bought: 0, 2 or 5. */
  maxMissing?: number | undefined;
  /** 'time' puts the quickest first. */
  sort?: string | undefined;
  /** The allergens to avoid (`nuts`, `eggs`); those that are avoided anyway when absent. */
  avoid?: readonly string[] | undefined;
}

/** The allergens that are avoided unless the filters say otherwise, a cook's own; or that these are on their way or cannot be had. */
export type AvoidedAllergens = readonly string[] | 'loading' | 'failed';

export const NO_FILTERS: FilterValue = { flags: [], countries: [] };

/** One filter that is on, in the order of the panel. */
export interface ActiveFilter {
  kind: 'flag' | 'country' | 'limit' | 'avoid';
  id: string;
  label: string;
}

/** The filters that are on and known, in the order of the panel. */
export function activeFilters(value: FilterValue): ActiveFilter[] {
  const limits = activeLimits(canonicalLimits(value));
  const avoid = ALLERGENS.filter((allergy) => value.avoid?.includes(allergy));
  return [
    ...activeFilterChips(canonicalFilters(value)),
    ...limits.map(({ id, chip }) => ({ kind: 'limit' as const, id, label: chip })),
    ...avoid.map((id) => ({ kind: 'avoid' as const, id, label: `No ${preferenceLabel(id).toLowerCase()}` })),
  ];
}

const LIMITS = LIMIT_GROUPS.flatMap(({ options }) => options);

/** Turns one filter on or off; `avoided` is what is avoided anyway. */
export function withFilter(
  value: FilterValue,
  filter: Omit<ActiveFilter, 'label'>,
  on: boolean,
  avoided: readonly string[] = [],
): FilterValue {
  const change = (ids: readonly string[]) => [
    ...ids.filter((id) => id !== filter.id),
    ...(on ? [filter.id] : []),
  ];
  const limits = canonicalLimits(value);
  const limit = LIMITS.find(({ id }) => id === filter.id);
  const flags = filter.kind === 'flag' ? change(value.flags) : value.flags;
  const countries = filter.kind === 'country' ? change(value.countries) : value.countries;
  const avoid = filter.kind === 'avoid' ? change(value.avoid ?? avoided) : value.avoid;
  return {
    ...canonicalFilters({ flags, countries }),
    ...(filter.kind === 'limit' && limit ? withLimit(limits, limit, on) : limits),
    ...(avoid && { avoid: ALLERGENS.filter((allergy) => avoid.includes(allergy)) }),
  };
}

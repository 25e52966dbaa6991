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

/**
 * The active filters: query flags such as `vegan` or `has_fish`, country codes, limits, and allergens to
 * avoid.
 */
export interface FilterValue {
  flags: readonly string[];
  countries: readonly string[];
  /** Maximum time in minutes: 20, 30, 45 or 60. */
  maxTime?: number | undefined;
  /** Maximum number of items to buy: 0, 2 or 5. */
  maxMissing?: number | undefined;
  /** 'time' sorts the quickest first. */
  sort?: string | undefined;
  /** The allergens to avoid (`nuts`, `eggs`); if undefined, the cook's own apply. */
  avoid?: readonly string[] | undefined;
}

/** The cook's own allergens, avoided unless the filters override them; or their loading state. */
export type AvoidedAllergens = readonly string[] | 'loading' | 'failed';

export const NO_FILTERS: FilterValue = { flags: [], countries: [] };

/** An active filter, in panel order. */
export interface ActiveFilter {
  kind: 'flag' | 'country' | 'limit' | 'avoid';
  id: string;
  label: string;
}

/** The active, known filters in panel order. */
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

/** Toggles a filter; `avoided` is what is avoided by default. */
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

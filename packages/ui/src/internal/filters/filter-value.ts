import {
  activeFilterChips,
  activeLimits,
  ALLERGENS,
  canonicalFilters,
  canonicalLimits,
  COUNTRY_CODES,
  FILTER_FLAGS,
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

/** Ids that the panel has no choice for, such as another product's; they stay active and get a chip. */
function unknownOf(ids: readonly string[], known: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => !known.includes(id));
}

/** 'Gluten free' for 'gluten_free'. */
const inWords = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' ');

/** The active filters in panel order, then those that the panel has no choice for. */
export function activeFilters(value: FilterValue): ActiveFilter[] {
  const limits = activeLimits(canonicalLimits(value));
  const isAvoided = (id: string) => value.avoid?.includes(id);
  const others = (kind: ActiveFilter['kind'], ids: readonly string[]) =>
    ids.map((id) => ({ kind, id, label: inWords(id) }));
  const avoid = [
    ...ALLERGENS.filter(isAvoided).map((id) => ({ id, label: preferenceLabel(id) })),
    ...others('avoid', unknownOf(value.avoid ?? [], ALLERGENS)),
  ];
  return [
    ...activeFilterChips(canonicalFilters(value)),
    ...limits.map(({ id, chip }) => ({ kind: 'limit' as const, id, label: chip })),
    ...avoid.map(({ id, label }) => ({ kind: 'avoid' as const, id, label: `No ${label.toLowerCase()}` })),
    ...others('flag', unknownOf(value.flags, FILTER_FLAGS)),
    ...others('country', unknownOf(value.countries, COUNTRY_CODES)),
  ];
}

const LIMITS = LIMIT_GROUPS.flatMap(({ options }) => options);

/** The limits after a change; one that the panel has no choice for stays until its group gets another. */
function limitsAfter(value: FilterValue, id: string, on: boolean): Partial<FilterValue> {
  const known = canonicalLimits(value);
  const changed = LIMITS.find((limit) => limit.id === id);
  const given = Object.entries({ maxTime: value.maxTime, maxMissing: value.maxMissing, sort: value.sort });
  const unknown = given.filter(
    ([key, limit]) => limit !== undefined && !(key in known) && !(changed && key in changed.limits),
  );
  return { ...Object.fromEntries(unknown), ...(changed ? withLimit(known, changed, on) : known) };
}

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
  const flags = filter.kind === 'flag' ? change(value.flags) : value.flags;
  const countries = filter.kind === 'country' ? change(value.countries) : value.countries;
  const avoid = filter.kind === 'avoid' ? change(value.avoid ?? avoided) : value.avoid;
  const known = canonicalFilters({ flags, countries });
  return {
    flags: [...known.flags, ...unknownOf(flags, FILTER_FLAGS)],
    countries: [...known.countries, ...unknownOf(countries, COUNTRY_CODES)],
    ...limitsAfter(value, filter.kind === 'limit' ? filter.id : '', on),
    ...(avoid && {
      avoid: [...ALLERGENS.filter((allergy) => avoid.includes(allergy)), ...unknownOf(avoid, ALLERGENS)],
    }),
  };
}

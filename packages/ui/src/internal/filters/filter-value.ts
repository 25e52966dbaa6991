import { activeFilterChips, canonicalFilters } from '@larder/domain';

/** Which filters are on: query flags such as `vegan` or `has_fish`, and country codes. */
export interface FilterValue {
  flags: readonly string[];
  countries: readonly string[];
}

export const NO_FILTERS: FilterValue = { flags: [], countries: [] };

/** One filter that is on, in the order of the panel. */
export interface ActiveFilter {
  kind: 'flag' | 'country';
  id: string;
  label: string;
}

/** The filters that are on and known, in the order of the panel. */
export function activeFilters(value: FilterValue): ActiveFilter[] {
  return activeFilterChips(canonicalFilters(value));
}

/** Turns one filter on or off. */
export function withFilter(
  value: FilterValue,
  filter: Omit<ActiveFilter, 'label'>,
  on: boolean,
): FilterValue {
  const change = (ids: readonly string[]) => [
    ...ids.filter((id) => id !== filter.id),
    ...(on ? [filter.id] : []),
  ];
  return canonicalFilters(
    filter.kind === 'flag'
      ? { ...value, flags: change(value.flags) }
      : { ...value, countries: change(value.countries) },
  );
}

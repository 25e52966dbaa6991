import {
  activeLimits,
  canonicalLimits,
  LIMIT_GROUPS,
  preferenceLabel,
  withLimit,
  type LimitOption,
} from '@larder/domain';
import type { FilterTerm, Term } from '../../vocabulary/food-vocabulary.ts';
import type { FilterId, IdOf } from '../../vocabulary/ids.ts';
import { LARDER_FILTER_TERMS, optionsOf, type FilterTerms } from './filter-terms.ts';

/**
 * The active filters: query flags such as `vegan` or `has_fish`, country codes, limits, and allergens to
 * avoid. With a registered vocabulary, ids are its own.
 */
export interface FilterValue {
  flags: readonly FilterId[];
  countries: readonly IdOf<'countries'>[];
  /** Maximum time in minutes: 20, 30, 45 or 60. */
  maxTime?: number | undefined;
  /** Maximum number of items to buy: 0, 2 or 5. */
  maxMissing?: number | undefined;
  /** 'time' sorts the quickest first. */
  sort?: string | undefined;
  /** The allergens to avoid (`nuts`, `eggs`); if undefined, the cook's own apply. */
  avoid?: readonly IdOf<'allergens'>[] | undefined;
}

/** The cook's own allergens, avoided unless the filters override them; or their loading state. */
export type AvoidedAllergens = readonly IdOf<'allergens'>[] | 'loading' | 'failed';

export const NO_FILTERS: FilterValue = { flags: [], countries: [] };

/** An active filter, in panel order. */
export interface ActiveFilter {
  kind: 'flag' | 'country' | 'limit' | 'avoid';
  id: string;
  label: string;
}

/** Ids that the panel has no choice for, such as another product's; they stay active and get a chip. */
function unknownOf(ids: readonly string[], known: readonly Term[]): string[] {
  return [...new Set(ids)].filter((one) => !known.some(({ id }) => id === one));
}

/** The ids that the panel has choices for in its order, then the others. */
const inOrder = (ids: readonly string[], terms: readonly Term[]) => [
  ...terms.map(({ id }) => id).filter((id) => ids.includes(id)),
  ...unknownOf(ids, terms),
];

/** 'Gluten free' for 'gluten_free'. */
const inWords = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' ');

/** The active filters in panel order, then those that the panel has no choice for. */
export function activeFilters(value: FilterValue, terms: FilterTerms = LARDER_FILTER_TERMS): ActiveFilter[] {
  const { filters, countries, allergens } = terms;
  const on = (kind: ActiveFilter['kind'], ids: readonly string[], among: readonly FilterTerm[]) =>
    among
      .filter(({ id }) => ids.includes(id))
      .map(({ id, label = preferenceLabel(id), chip = label }) => ({ kind, id, label: chip }));
  const others = (kind: ActiveFilter['kind'], ids: readonly string[], known: readonly Term[]) =>
    unknownOf(ids, known).map((id) => ({ kind, id, label: inWords(id) }));
  const offersCountries = filters.some(({ id }) => id === 'country');
  const avoid = value.avoid ?? [];
  return [
    ...filters.flatMap((group) => {
      if ('options' in group) return on('flag', value.flags, group.options);
      return group.id === 'country' ? on('country', value.countries, countries) : [];
    }),
    ...activeLimits(canonicalLimits(value)).map(({ id, chip }) => ({
      kind: 'limit' as const,
      id,
      label: chip,
    })),
    ...[...on('avoid', avoid, allergens), ...others('avoid', avoid, allergens)].map(({ label, ...rest }) => ({
      ...rest,
      label: `No ${label.toLowerCase()}`,
    })),
    ...others('flag', value.flags, optionsOf(filters)),
    ...others('country', value.countries, offersCountries ? countries : []),
  ];
}

const LIMITS: readonly LimitOption[] = LIMIT_GROUPS.flatMap(({ options }) => options);

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
  { filters, countries, allergens }: FilterTerms = LARDER_FILTER_TERMS,
): FilterValue {
  const change = (kind: ActiveFilter['kind'], ids: readonly string[]) =>
    filter.kind === kind ? [...ids.filter((id) => id !== filter.id), ...(on ? [filter.id] : [])] : ids;
  const avoid = filter.kind === 'avoid' ? change('avoid', value.avoid ?? avoided) : value.avoid;
  return {
    flags: inOrder(change('flag', value.flags), optionsOf(filters)),
    countries: inOrder(change('country', value.countries), countries),
    ...limitsAfter(value, filter.kind === 'limit' ? filter.id : '', on),
    ...(avoid && { avoid: inOrder(avoid, allergens) }),
  };
}

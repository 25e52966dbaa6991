'use client';
import { useMemo } from 'react';
import { useWords } from '../../components/locale/index.ts';
import { useCountries } from '../vocabulary/use-countries.ts';
import { useTermNames } from '../vocabulary/use-terms.ts';
import type { FilterNames } from './filter-names.ts';
import type { ActiveFilter } from './filter-value.ts';

/** The words of filters, by id. English ones are in the vocabulary. */
export interface FilterWords {
  /** Groups and their choices. */
  names: Readonly<Record<string, string>>;
  /** Choices whose chip says more than the panel does: 'No chicken' for 'Chicken'. */
  chips: Readonly<Record<string, string>>;
  /** The chip of an allergen to avoid: 'No nuts'. */
  avoided: (thing: string) => string;
}

const ENGLISH: FilterWords = {
  names: {},
  chips: {},
  avoided: (thing) => `No ${thing.toLowerCase()}`,
};
const NO_NAMES: FilterNames = {};

/** How filters are called, with the names that the caller gives first. */
export function useFilterNames(given: FilterNames) {
  const words = useWords(ENGLISH, undefined, 'filters');
  const choices = useWords(NO_NAMES, undefined, 'choices');
  const filters = useTermNames('filters');
  const allergens = useTermNames('allergens');
  const countries = useCountries();
  return useMemo(() => {
    const own = ({ kind, id }: Pick<ActiveFilter, 'kind' | 'id'>) => {
      if (kind === 'avoid') return allergens[id] ?? choices[id];
      return kind === 'country' ? countries.nameOf(id) : (filters[id] ?? words.names[id]);
    };
    return {
      /** A group, or a reason why none of it can be chosen. */
      group: (id: string, label: string) => given[id] ?? filters[id] ?? words.names[id] ?? label,
      /** A choice in the panel. */
      choice: (filter: ActiveFilter) => given[filter.id] ?? own(filter) ?? filter.label,
      /** A chip of an active filter. */
      chip: (filter: ActiveFilter) => {
        const name = own(filter);
        if (filter.kind === 'avoid' && name !== undefined) return given[filter.id] ?? words.avoided(name);
        return given[filter.id] ?? filters[filter.id] ?? words.chips[filter.id] ?? name ?? filter.label;
      },
    };
  }, [given, words, choices, filters, allergens, countries]);
}

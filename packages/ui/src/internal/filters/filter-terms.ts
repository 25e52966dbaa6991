import { LARDER_ALLERGENS, LARDER_COUNTRIES, LARDER_FILTERS } from '../../generated/larder-vocabulary.ts';
import type { FilterTerm, FoodVocabulary } from '../../vocabulary/food-vocabulary.ts';

/** The lists of the vocabulary that filters are made from. */
export type FilterTerms = Pick<FoodVocabulary, 'filters' | 'countries' | 'allergens'>;

/** Those of Larder. */
export const LARDER_FILTER_TERMS: FilterTerms = {
  filters: LARDER_FILTERS,
  countries: LARDER_COUNTRIES,
  allergens: LARDER_ALLERGENS,
};

/** The filters that a vocabulary itself has, apart from those that are made for it. */
export const optionsOf = (filters: FilterTerms['filters']): readonly FilterTerm[] =>
  filters.flatMap((group) => ('options' in group ? group.options : []));

'use client';
import { useMemo } from 'react';
import { useTerms } from '../vocabulary/use-terms.ts';
import { LARDER_FILTER_TERMS, type FilterTerms } from './filter-terms.ts';

/** The filters of the nearest provider's vocabulary. */
export function useFilterTerms(): FilterTerms {
  const filters = useTerms('filters', LARDER_FILTER_TERMS.filters);
  const countries = useTerms('countries', LARDER_FILTER_TERMS.countries);
  const allergens = useTerms('allergens', LARDER_FILTER_TERMS.allergens);
  return useMemo(() => ({ filters, countries, allergens }), [filters, countries, allergens]);
}

import { LIMITS, NO_FILTERS } from '@larder/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePantryPresence } from '../pantry/pantry.query.ts';
import { recipeSearch, type RecipeSummary } from '../recipes/recipes.query.ts';

/** Debounce before a search, in milliseconds. */
const REST = 250;

/**
 * Recipes for a text; without one, those that match the pantry best. What the cook avoids is found by its name, with a note:
 * 'No recipe found' for a dish that is there would be wrong.
 */
export function useFoundRecipes(
  query: string,
  enabled: boolean,
): {
  recipes: readonly RecipeSummary[] | undefined;
  isSearching: boolean;
  hasFailed: boolean;
  retry: () => void;
} {
  const settled = useRested(query.trim().slice(0, LIMITS.query.max));
  const { hasPantry } = usePantryPresence();
  const search = { query: settled, page: 1, filters: NO_FILTERS, ...(settled !== '' && { avoid: [] }) };
  const { data, isFetching, isError, refetch } = useQuery({ ...recipeSearch(search, hasPantry), enabled });
  return {
    recipes: data?.recipes,
    isSearching: isFetching || settled !== query.trim(),
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}

/** A debounced text. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

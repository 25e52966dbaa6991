import { LIMITS, NO_FILTERS } from '@larder/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePantryPresence } from '../pantry/pantry.query.ts';
import { useAvoided } from '../preferences/allergies/avoided.ts';
import { recipeSearch, type RecipeSummary } from '../recipes/recipes.query.ts';

/** Debounce before a search, in milliseconds. */
const REST = 250;

/**
 * Recipes for a text; without one, those that match the pantry best. A search also finds what the cook avoids, which is shown
 * with a note: 'No recipe found' for a dish that is there would be wrong. While nothing is known of what they avoid, there
 * would be no note, and the server leaves it out.
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
  const findsAvoided = useAvoided().status === 'known' && settled !== '';
  const search = { query: settled, page: 1, filters: NO_FILTERS, ...(findsAvoided && { avoid: [] }) };
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

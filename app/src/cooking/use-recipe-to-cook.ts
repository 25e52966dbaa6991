import { ApiError } from '@larder/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePantryPresence } from '../pantry/pantry.query.ts';
import { readKeptRecipe } from '../recipes/kept-recipes.ts';
import { recipeDetails, type RecipeDetails } from '../recipes/recipes.query.ts';

/** The recipe that is cooked: loading, failed with a retry, or there. */
export type RecipeToCook =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; recipe: RecipeDetails };

/**
 * A recipe for a number of servings, or its own, as its page has it. It stays while it is fetched for another number.
 * Offline, one of the plan as stored in this browser.
 */
export function useRecipeToCook(id: number, servings: number | undefined): RecipeToCook {
  const { hasPantry, isKnown } = usePantryPresence();
  const { data, isError, error, refetch } = useQuery({
    ...recipeDetails(id, hasPantry, servings),
    enabled: id > 0 && isKnown,
  });
  const isOutOfReach = isError && error instanceof ApiError && error.status === 0;
  const kept = useMemo(() => (isOutOfReach ? readKeptRecipe(id) : null), [isOutOfReach, id]);
  const recipe = data ?? kept;
  if (recipe) return { status: 'ready', recipe };
  if (isError || id === 0) return { status: 'error', retry: () => void refetch() };
  return { status: 'loading' };
}

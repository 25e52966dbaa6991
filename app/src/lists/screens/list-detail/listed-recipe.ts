import { updatedMatch } from '@larder/domain';
import type { QueryClient } from '@tanstack/react-query';
import { recipeDetails, type RecipeDetails, type RecipeSummary } from '../../../recipes/recipes.query.ts';
import { neededIds } from '../../../recipes/shown-ingredients.ts';
import type { ListedRecipe } from './list-detail.view.tsx';

/**
 * Cached details of a recipe expanded earlier. None if the pantry changed after that and the list was fetched
 * later still (`listReadAt` in milliseconds): then the list is more recent.
 */
export function knownDetails(
  queryClient: QueryClient,
  id: number,
  hasPantry: boolean,
  listReadAt: number,
): RecipeDetails | undefined {
  const state = queryClient.getQueryState(recipeDetails(id, hasPantry).queryKey);
  return state?.isInvalidated && state.dataUpdatedAt < listReadAt ? undefined : state?.data;
}

/** A recipe of a list with its current match, recalculated if its details are cached. */
export function asListed(
  recipe: RecipeSummary,
  known: RecipeDetails | undefined,
  added: ReadonlySet<number>,
): ListedRecipe {
  if (!known) return { ...recipe, matchPercentage: recipe.matchPercentage ?? null, isUpdated: false };
  const updated = updatedMatch(neededIds(known), known.matchingIngredientIDs ?? [], added);
  return {
    ...recipe,
    matchPercentage: updated ?? known.matchPercentage ?? recipe.matchPercentage ?? null,
    isUpdated: updated !== null,
  };
}

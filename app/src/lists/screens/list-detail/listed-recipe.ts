import { updatedMatch } from '@larder/domain';
import type { QueryClient } from '@tanstack/react-query';
import { recipeDetails, type RecipeDetails, type RecipeSummary } from '../../../recipes/recipes.query.ts';
import type { ListedRecipe } from './list-detail.view.tsx';

/**
 * What is known in full of a recipe that was expanded once. Nothing when the pantry has changed since and the list was
 * read after that, at `listReadAt` in milliseconds: then the list knows better.
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

/** A recipe of a list with the match that holds now: one that is known in full is counted again. */
export function asListed(
  recipe: RecipeSummary,
  known: RecipeDetails | undefined,
  added: ReadonlySet<number>,
): ListedRecipe {
  if (!known) return { ...recipe, matchPercentage: recipe.matchPercentage ?? null, isUpdated: false };
  const needed = known.ingredients.map((ingredient) => ingredient.ingredient_id);
  const updated = updatedMatch(needed, known.matchingIngredientIDs ?? [], added);
  return {
    ...recipe,
    matchPercentage: updated ?? known.matchPercentage ?? recipe.matchPercentage ?? null,
    isUpdated: updated !== null,
  };
}

import { dishNames } from '@larder/domain';
import type { MealSwapState } from '@larder/ui/meal-swap-dialog';
import { recipePictureFile } from '../platform/pictures/recipe-picture-file.ts';
import { RecipeAllergyNote } from '../preferences/allergies/recipe-allergy-note.tsx';
import { UncheckedNote } from '../recipes/own/unchecked-note.tsx';
import type { RecipeSummary } from '../recipes/recipes.query.ts';
import type { useFoundRecipes } from './use-found-recipes.ts';

/** Width of a suggestion's picture. */
export const PROPOSAL_SIZES = '8rem';

/** Found recipes as the swap dialog shows them. */
export function foundMeals({
  recipes,
  isSearching,
  hasFailed,
}: ReturnType<typeof useFoundRecipes>): MealSwapState {
  if (hasFailed) return { status: 'error' };
  if (!recipes || isSearching) return { status: 'loading' };
  return { status: 'ready', meals: recipes.map(toProposal) };
}

const toProposal = (recipe: RecipeSummary) => ({
  id: recipe.id,
  ...dishNames(recipe.title, recipe.english_title),
  picture: recipePictureFile(recipe.thumbnail_url, PROPOSAL_SIZES),
  matchPercentage: recipe.matchPercentage,
  totalTime: recipe.total_time,
  waitingTime: recipe.waiting_time,
  waitingKind: recipe.waiting_kind,
  notice: (
    <>
      <UncheckedNote lines={recipe.unchecked_lines} />
      <RecipeAllergyNote allergens={recipe.allergens} />
    </>
  ),
});

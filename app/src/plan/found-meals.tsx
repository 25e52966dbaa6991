import { dishNames } from '@larder/domain';
import type { MealSwapState } from '@larder/ui/meal-swap-dialog';
import { recipePictureFile } from '../platform/pictures/recipe-picture-file.ts';
import { allergenSentence } from '../preferences/allergies/allergens-in-words.ts';
import { RecipeAllergyNote } from '../preferences/allergies/recipe-allergy-note.tsx';
import { UncheckedNote } from '../recipes/own/unchecked-note.tsx';
import type { RecipeSummary } from '../recipes/recipes.query.ts';
import type { useFoundRecipes } from './use-found-recipes.ts';

/** Width of a suggestion's picture. */
export const PROPOSAL_SIZES = '8rem';

/**
 * Found recipes as the swap dialog shows them.
 * @param list joins names, as `useLocale().list` does
 */
export function foundMeals(
  { recipes, isSearching, hasFailed }: ReturnType<typeof useFoundRecipes>,
  list: (names: readonly string[]) => string,
): MealSwapState {
  if (hasFailed) return { status: 'error' };
  if (!recipes || isSearching) return { status: 'loading' };
  return { status: 'ready', meals: recipes.map((recipe) => toProposal(recipe, list)) };
}

const toProposal = (recipe: RecipeSummary, list: (names: readonly string[]) => string) => ({
  id: recipe.id,
  ...dishNames(recipe.title, recipe.english_title),
  picture: recipePictureFile(recipe.thumbnail_url, PROPOSAL_SIZES),
  matchPercentage: recipe.matchPercentage,
  totalTime: recipe.total_time,
  waitingTime: recipe.waiting_time,
  waitingKind: recipe.waiting_kind,
  // Of a recipe with unknown lines nothing is listed, which would read as if it were all.
  allergens: recipe.unchecked_lines ? undefined : allergenSentence(recipe.allergens, list),
  notice: (
    <>
      <UncheckedNote lines={recipe.unchecked_lines} />
      <RecipeAllergyNote allergens={recipe.allergens} />
    </>
  ),
});

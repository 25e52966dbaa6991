import { dishNames, type MealPlace } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import type { MealSwapState } from '@larder/ui/meal-swap-dialog';
import { useQuery } from '@tanstack/react-query';
import { recipePictureFile } from '../platform/pictures/recipe-picture-file.ts';
import { allergenSentence } from '../preferences/allergies/allergens-in-words.ts';
import { RecipeAllergyNote } from '../preferences/allergies/recipe-allergy-note.tsx';
import { UncheckedNote } from '../recipes/own/unchecked-note.tsx';
import type { RecipeSummary } from '../recipes/recipes.query.ts';
import { mealCosts } from './meal-swaps.query.ts';
import { changesOf } from './swap-changes.ts';
import type { useFoundRecipes } from './use-found-recipes.ts';

/** Width of a suggestion's picture. */
export const PROPOSAL_SIZES = '8rem';

/**
 * Found recipes as the swap dialog shows them, with what each would change in the week if that is known.
 * @param isShown whether they are on screen: otherwise nothing is asked
 */
export function useFoundMeals(
  { recipes, isSearching, hasFailed }: ReturnType<typeof useFoundRecipes>,
  at: { planId: string; place: MealPlace },
  isShown: boolean,
): MealSwapState {
  const { list } = useLocale();
  const ids = isSearching ? [] : (recipes ?? []).map(({ id }) => id);
  const costs = useQuery({ ...mealCosts(at, ids), enabled: isShown && ids.length > 0 });
  if (hasFailed) return { status: 'error' };
  if (!recipes || isSearching || costs.isLoading) return { status: 'loading' };
  const costOf = new Map(costs.data?.map((swap) => [swap.meal.id, swap]));
  return {
    status: 'ready',
    meals: recipes.map((recipe) => {
      const cost = costOf.get(recipe.id);
      return { ...toProposal(recipe, list), ...(cost && changesOf(cost)) };
    }),
  };
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

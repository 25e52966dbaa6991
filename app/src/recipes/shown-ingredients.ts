import { sentenceCase } from '@larder/domain';
import type { RecipeDetails } from './recipes.query.ts';

/** A recipe's ingredients for the library's lists, with capitalised names. */
export function shownIngredients(recipe: RecipeDetails) {
  return recipe.ingredients.map(
    ({ ingredient_id: id, name, coverage, stand_in: standIn, ...ingredient }) => ({
      ...ingredient,
      id,
      name: sentenceCase(name),
      short: coverage === 'short',
      standIn,
    }),
  );
}

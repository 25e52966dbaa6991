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

/** What goes well with a recipe, with its own allergens: the recipe's are without it. */
export function shownAccompaniments({ serve_with: things = [] }: RecipeDetails) {
  return things.map(({ ingredient_id: id, name, quantity, unit, notes, allergens }) => ({
    id,
    name: sentenceCase(name),
    quantity,
    unit,
    notes,
    contains: allergens.filter(({ often }) => often.length === 0).map(({ allergy }) => allergy),
    mayContain: allergens.filter(({ often }) => often.length > 0).map(({ allergy }) => allergy),
  }));
}

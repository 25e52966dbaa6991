import { withoutWholes } from '@larder/domain';
import type { RecipeDetails } from './recipes.query.ts';
import { regionalName, shownName } from '../platform/locale/shown-name.ts';

/** A recipe's ingredients for the library's lists, with capitalised names. */
export function shownIngredients(recipe: RecipeDetails) {
  return recipe.ingredients.map(
    ({ ingredient_id: id, name, coverage, stand_in: standIn, ...ingredient }) => ({
      ...ingredient,
      id,
      name: shownName(name),
      short: coverage === 'short',
      standIn: standIn && { ...standIn, name: regionalName(standIn.name) },
    }),
  );
}

/** What goes well with a recipe, with its own allergens, which the recipe's do not include. */
export function shownAccompaniments({ serve_with: things = [] }: RecipeDetails) {
  return things.map(({ ingredient_id: id, name, quantity, unit, notes, allergens }) => {
    const named = withoutWholes(allergens.map(({ allergy }) => allergy));
    const ofKind = (isPossible: boolean) =>
      named.filter((one) =>
        allergens.some(({ allergy, often }) => allergy === one && often.length > 0 === isPossible),
      );
    return {
      id,
      name: shownName(name),
      quantity,
      unit,
      notes,
      contains: ofKind(false),
      mayContain: ofKind(true),
    };
  });
}

import { withoutWholes } from '@larder/domain';
import type { RecipeDetails } from './recipes.query.ts';
import { regionalName, shownName } from '../platform/locale/shown-name.ts';

/**
 * A recipe's ingredients for the library's lists, with capitalised names. A line that no ingredient is known for is shown
 * as it is written, under a negative id.
 */
export function shownIngredients(recipe: RecipeDetails) {
  return recipe.ingredients.map(
    ({ ingredient_id: id, name, quantity, unit, notes, coverage, stand_in: standIn, ...others }, at) => {
      const { lacking, available, group } = others;
      if (id === null)
        return { id: -1 - at, name, quantity: null, unit: '', notes: null, group, unknown: true };
      return {
        id,
        group,
        name: shownName(name),
        quantity,
        unit: unit ?? '',
        notes,
        lacking,
        available,
        short: coverage === 'short',
        standIn: standIn && { ...standIn, name: regionalName(standIn.name) },
      };
    },
  );
}

/** The ingredients of a recipe in the order of its lines, those that no ingredient is known for among them. */
export const neededIds = ({ ingredients }: Pick<RecipeDetails, 'ingredients'>): number[] =>
  ingredients.map(({ ingredient_id: id }, at) => id ?? -1 - at);

/** What goes well with a recipe, with its own allergens: the recipe's are without it. */
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

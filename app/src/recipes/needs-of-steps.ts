import { readSteps, splitInstructions } from '@larder/domain';
import type { RecipeDetails } from './recipes.query.ts';
import { regionalName } from '../platform/locale/shown-name.ts';

/** The ingredients mentioned in each step of a recipe, with the whole recipe's amounts. */
export function needsOfSteps({ instructions, ingredients }: RecipeDetails) {
  return readSteps(splitInstructions(instructions), ingredients).map((step) =>
    step.ingredients.flatMap((place) => {
      const ingredient = ingredients[place];
      return ingredient
        ? { name: regionalName(ingredient.name), quantity: ingredient.quantity, unit: ingredient.unit }
        : [];
    }),
  );
}

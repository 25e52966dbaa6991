import { readSteps, splitInstructions } from '@larder/domain';
import type { RecipeDetails } from './recipes.query.ts';
import { regionalName } from '../platform/locale/shown-name.ts';

/** The ingredients mentioned in each step of a recipe, with the whole recipe's amounts. Lines without one are left out. */
export function needsOfSteps({ instructions, ingredients }: RecipeDetails) {
  return readSteps(splitInstructions(instructions), ingredients).map((step) =>
    step.ingredients.flatMap((place) => {
      const { name, quantity = null, unit = null } = ingredients[place] ?? {};
      if (name === undefined || quantity === null || unit === null) return [];
      return { name: regionalName(name), quantity, unit };
    }),
  );
}

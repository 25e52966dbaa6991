import { ingredientsInStep, splitInstructions } from '@larder/domain';
import type { RecipeDetails } from './recipes.query.ts';
import { regionalName } from '../platform/locale/shown-name.ts';

/** The ingredients mentioned in each step of a recipe, with the whole recipe's amounts. */
export function needsOfSteps({ instructions, ingredients }: RecipeDetails) {
  const names = ingredients.map(({ name }) => name);
  return splitInstructions(instructions).map((step) =>
    ingredientsInStep(step, names).flatMap((place) => {
      const { name, quantity = null, unit = null } = ingredients[place] ?? {};
      if (name === undefined || quantity === null || unit === null) return [];
      return { name: regionalName(name), quantity, unit };
    }),
  );
}

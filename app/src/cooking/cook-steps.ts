import { readSteps, splitInstructions } from '@larder/domain';
import type { CookStep } from '@larder/ui/cook-mode';
import { needsOfSteps } from '../recipes/needs-of-steps.ts';
import type { RecipeDetails } from '../recipes/recipes.query.ts';

/** A recipe's steps to cook from: each with the ingredients that it mentions and the times in it. */
export function cookSteps(recipe: RecipeDetails): readonly CookStep[] {
  const steps = splitInstructions(recipe.instructions);
  const read = readSteps(steps, recipe.ingredients);
  const needs = needsOfSteps(recipe);
  return steps.map((text, at) => ({ text, times: read[at]?.times ?? [], needs: needs[at] }));
}

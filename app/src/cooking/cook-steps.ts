import { readSteps, splitInstructions } from '@larder/domain';
import type { CookStep } from '@larder/ui/cook-mode';
import { regionalName } from '../platform/locale/shown-name.ts';
import type { RecipeDetails } from '../recipes/recipes.query.ts';

/** A recipe's steps to cook from: each with the ingredients that it mentions and the times in it. */
export function cookSteps({ instructions, ingredients }: RecipeDetails): readonly CookStep[] {
  const steps = splitInstructions(instructions);
  const read = readSteps(steps, ingredients);
  return steps.map((text, at) => ({
    text,
    times: read[at]?.times ?? [],
    needs: (read[at]?.ingredients ?? []).flatMap((place) => {
      const line = ingredients[place];
      return line ? { name: regionalName(line.name), quantity: line.quantity, unit: line.unit } : [];
    }),
  }));
}

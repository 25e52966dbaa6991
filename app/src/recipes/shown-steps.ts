import { readSteps, splitInstructions, type StepTime } from '@larder/domain';
import type { RecipeDetails } from './recipes.query.ts';
import { regionalName } from '../platform/locale/shown-name.ts';

/** A step as it can be shown beside what it needs. */
export interface ShownStep {
  text: string;
  times: readonly StepTime[];
  /** The ingredients that it mentions, with the whole recipe's amounts. Lines without an amount are left out. */
  needs: { name: string; quantity: number; unit: string }[];
}

/** A recipe's steps, each with the ingredients that it mentions and the times in it. */
export function shownSteps({ instructions, ingredients }: RecipeDetails): ShownStep[] {
  const texts = splitInstructions(instructions);
  const read = readSteps(texts, ingredients);
  return read.map(({ ingredients: places, times }, at) => ({
    text: texts[at]!,
    times,
    needs: places.flatMap((place) => {
      const { name, quantity = null, unit = null } = ingredients[place] ?? {};
      if (name === undefined || quantity === null || unit === null) return [];
      return { name: regionalName(name), quantity, unit };
    }),
  }));
}

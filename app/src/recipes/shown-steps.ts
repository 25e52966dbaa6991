import {
  isNamedByUnit,
  readSteps,
  rewriteSteps,
  scaled,
  splitInstructions,
  type StepTime,
  type UnitSystem,
} from '@larder/domain';
import type { RecipeDetails } from './recipes.query.ts';
import { regionalName } from '../platform/locale/shown-name.ts';
import { measureFrom, saidAmount } from './shown-amount.ts';

/** A step as it can be shown beside what it needs. */
export interface ShownStep {
  text: string;
  times: readonly StepTime[];
  /** The ingredients that it mentions, with the whole recipe's amounts. Lines without an amount are left out. */
  needs: { name: string; quantity: number; unit: string; said?: string | undefined }[];
}

/** What steps are shown from: a recipe, or a planned meal. */
type Written = Pick<RecipeDetails, 'instructions' | 'servings' | 'written_servings'> & {
  readonly ingredients: readonly Pick<
    RecipeDetails['ingredients'][number],
    'name' | 'quantity' | 'unit' | 'measure'
  >[];
};

/** A recipe's steps for the servings that are shown, in the cook's units: amounts, temperatures and sizes. */
export function stepTexts(
  { instructions, ingredients, servings, written_servings: written = servings }: Written,
  units: UnitSystem,
): string[] {
  const factor = servings / written;
  const lines = ingredients.map(({ name, quantity, unit, measure }) => ({
    name,
    quantity: quantity === null ? null : scaled(quantity, 1 / factor),
    unit,
    measure: measureFrom(measure),
  }));
  return rewriteSteps(splitInstructions(instructions), lines, { system: units, factor });
}

/** Steps as one text with numbers: '1. … 2. …'. */
export const numbered = (steps: readonly string[]): string =>
  steps.map((step, at) => `${at + 1}. ${step}`).join(' ');

/** A recipe's steps, each with the ingredients that it mentions and the times in it. */
export function shownSteps(recipe: Written, units: UnitSystem = 'as_written'): ShownStep[] {
  const { ingredients } = recipe;
  const shown = { units, isScaled: recipe.written_servings !== undefined };
  const texts = stepTexts(recipe, units);
  const read = readSteps(texts, ingredients);
  return read.map(({ ingredients: places, times }, at) => ({
    text: texts[at]!,
    times,
    needs: places.flatMap((place) => {
      const { name, quantity = null, unit = null, measure } = ingredients[place] ?? {};
      if (name === undefined || quantity === null || unit === null) return [];
      const isCounted = unit === 'piece' || isNamedByUnit(name, unit);
      const said = saidAmount({ quantity, unit: isCounted ? 'piece' : unit, measure }, shown, true);
      return {
        name: regionalName(name),
        quantity,
        unit,
        said: said !== undefined && isCounted ? `${said} ×` : said,
      };
    }),
  }));
}

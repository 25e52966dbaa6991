import {
  isNamedByUnit,
  readSteps,
  rewriteSteps,
  sayTimes,
  scaled,
  splitInstructions,
  type StepTime,
  type UnitSystem,
} from '@larder/domain';
import { ownWords } from './own-words.ts';
import type { RecipeDetails } from './recipes.query.ts';
import { regionalName } from '../platform/locale/shown-name.ts';
import { measureFrom, saidAmount } from './shown-amount.ts';

/** A step as it can be shown beside what it needs. */
export interface ShownStep {
  text: string;
  times: readonly StepTime[];
  /**
   * The ingredients that it mentions, with the whole recipe's amounts. A line without a known ingredient stays in its own
   * words.
   */
  needs: StepNeed[];
}

interface StepNeed {
  name: string;
  quantity: number;
  unit: string;
  said?: string | undefined;
}

/** What steps are shown from: a recipe, or a planned meal. */
type Written = Pick<RecipeDetails, 'instructions' | 'servings'> & {
  readonly written_servings?: number | undefined;
  readonly ingredients: readonly (Pick<
    RecipeDetails['ingredients'][number],
    'name' | 'quantity' | 'unit' | 'measure'
  > &
    Partial<Pick<RecipeDetails['ingredients'][number], 'ingredient_id' | 'text' | 'least'>>)[];
};

/** A recipe's steps for the servings that are shown, in the cook's units: amounts, temperatures and sizes. */
export function stepTexts(
  { instructions, ingredients, servings, written_servings: written = servings }: Written,
  units: UnitSystem,
): string[] {
  const factor = servings / written;
  const lines = ingredients.map((line) => ({
    ...wordsOf(line),
    quantity: line.quantity === null ? null : scaled(line.quantity, 1 / factor),
    unit: line.unit,
    measure: measureFrom(line.measure),
  }));
  return rewriteSteps(splitInstructions(instructions), lines, { system: units, factor });
}

/** Steps as one text with numbers: '1. … 2. …'. */
export const numbered = (steps: readonly string[]): string =>
  steps.map((step, at) => `${at + 1}. ${step}`).join(' ');

/**
 * A recipe's steps, each with the ingredients that it mentions and the times in it. Beside a list of all ingredients,
 * those without an amount are left out.
 */
export const shownSteps = (recipe: Written, units: UnitSystem = 'as_written'): ShownStep[] =>
  stepsWithNeeds(recipe, units, false);

function stepsWithNeeds(recipe: Written, units: UnitSystem, isAlone: boolean): ShownStep[] {
  const { ingredients } = recipe;
  const shown = { units, isScaled: recipe.written_servings !== undefined };
  const texts = stepTexts(recipe, units);
  const own = ingredients.map(unknownNeed);
  const read = readSteps(texts, ingredients.map(wordsOf));
  return read.map(({ ingredients: places, times }, at) => ({
    text: texts[at]!,
    times,
    needs: places.flatMap((place) => {
      const unknown = own[place];
      if (unknown) return [timesOf(unknown, recipe)];
      const line = ingredients[place];
      if (!line) return [];
      const { name, quantity, least, unit, measure } = line;
      const inWords = (words: string) => ({ name: words, quantity: 0, unit: '', said: '' });
      if (quantity === null || unit === null) return isAlone ? [inWords(regionalName(name))] : [];
      const words = ownWords(line, shown);
      if (words !== undefined) return [inWords(words)];
      const isCounted = unit === 'piece' || isNamedByUnit(name, unit);
      const said = saidAmount({ quantity, least, unit: isCounted ? 'piece' : unit, measure }, shown, true);
      return {
        name: regionalName(name),
        quantity,
        unit,
        said: said !== undefined && isCounted ? `${said} ×` : said,
      };
    }),
  }));
}

/**
 * The same for cook mode, where no list stands beside the steps: 'salt' is there without an amount, and unknown lines
 * that no step mentions are in the first.
 */
export function cookSteps(recipe: Written, units: UnitSystem = 'as_written'): ShownStep[] {
  const [first, ...others] = stepsWithNeeds(recipe, units, true);
  if (!first) return [];
  const sayNeed = ({ said, name }: StepNeed) => `${said} ${name}`;
  const mentioned = new Set([first, ...others].flatMap(({ needs }) => needs.map(sayNeed)));
  const left = recipe.ingredients.flatMap((line) => {
    const need = unknownNeed(line);
    const said = need && timesOf(need, recipe);
    return said && !mentioned.has(sayNeed(said)) ? [said] : [];
  });
  return [{ ...first, needs: [...first.needs, ...left] }, ...others];
}

/** '1½', '2 x 400', 'a', and what is counted or measured: '1 jar of', '200 g', 'a pinch of'. */
const LEADING_AMOUNT =
  /^(?:\d[\d\s.,/x½¼¾⅓⅔⅛–-]*|[½¼¾⅓⅔⅛]\s?|an?\s)(?:\p{L}{1,20}\sof\s|(?:g|kg|ml|l|oz|lb|tsp|tbsp|teaspoons?|tablespoons?|cups?|jars?|tins?|cans?|packs?|packets?|bags?|bottles?)\s)?/iu;

/** A line without a known ingredient, its leading amount apart from its words; null for any other line. */
function unknownNeed({ ingredient_id: id, name }: Written['ingredients'][number]): StepNeed | null {
  if (id !== null) return null;
  const amount = LEADING_AMOUNT.exec(name)?.[0] ?? '';
  return { name: name.slice(amount.length), quantity: 0, unit: '', said: amount.trim() };
}

/** What steps may call a line: its ingredient, and the word that the cook wrote for it. */
const wordsOf = (line: Written['ingredients'][number]) => {
  const unknown = unknownNeed(line);
  return unknown ? { name: unknown.name } : { name: line.name, text: line.text };
};

/** It for a recipe's servings: no amount in its words is changed. */
const timesOf = (need: StepNeed, { servings, written_servings: written = servings }: Written): StepNeed => ({
  ...need,
  name: sayTimes(need.name, servings / written),
});

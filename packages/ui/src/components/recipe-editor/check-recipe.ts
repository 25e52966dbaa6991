import { LIMITS } from '@larder/domain';
import type { ErrorMessage } from '../../internal/conventions.ts';
import type { RecipeEditorLabels } from './recipe-editor-words.ts';
import { linesOfRows, stepsOfRows, type RecipeEditorValue } from './recipe-editor-value.ts';

/** A part of the recipe that can be wrong. */
export type RecipeEditorField =
  | 'title'
  | 'country'
  | 'course'
  | 'servings'
  | 'prepTime'
  | 'cookTime'
  | 'waitingTime'
  | 'ingredients'
  | 'steps'
  | 'sourceUrl';

/** What is wrong with a recipe, by field. */
export type RecipeEditorErrors = Partial<Record<RecipeEditorField, ErrorMessage>>;

/** How long the address of a page may be. */
export const LONGEST_ADDRESS = 2000;

type Words = Pick<
  RecipeEditorLabels,
  | 'titleRequired'
  | 'courseRequired'
  | 'servingsWrong'
  | 'minutesWrong'
  | 'ingredientsRequired'
  | 'tooManyLines'
  | 'stepsRequired'
  | 'tooManySteps'
  | 'sourceWrong'
>;

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** Everything that keeps a recipe from being saved, in the order of the form. */
export function checkRecipe(recipe: RecipeEditorValue, words: Words): RecipeEditorErrors {
  const lines = linesOfRows(recipe.ingredients).length;
  const steps = stepsOfRows(recipe.steps).length;
  const minutes = (text: string) =>
    text.trim() === '' || isWhole(text, 0, LIMITS.recipe.minutes)
      ? undefined
      : words.minutesWrong(LIMITS.recipe.minutes);
  const found: Record<string, string | undefined> = {
    title: recipe.title.trim() === '' ? words.titleRequired : undefined,
    course: recipe.course === '' ? words.courseRequired : undefined,
    servings: isWhole(recipe.servings, 1, LIMITS.recipe.servings)
      ? undefined
      : words.servingsWrong(LIMITS.recipe.servings),
    prepTime: minutes(recipe.prepTime),
    cookTime: minutes(recipe.cookTime),
    waitingTime: minutes(recipe.waitingTime),
    ingredients:
      lines === 0
        ? words.ingredientsRequired
        : lines > LIMITS.recipe.lines
          ? words.tooManyLines(LIMITS.recipe.lines)
          : undefined,
    steps:
      steps === 0
        ? words.stepsRequired
        : steps > LIMITS.recipe.steps
          ? words.tooManySteps(LIMITS.recipe.steps)
          : undefined,
    sourceUrl: isAddress(recipe.sourceUrl.trim()) ? undefined : words.sourceWrong,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

/** Whether a text is empty or an address that can be linked to. */
function isAddress(text: string): boolean {
  if (text === '') return true;
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

import type { IngredientLineFieldLabels } from '../ingredient-line-field/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import type { NumberFieldLabels } from '../number-field/index.ts';
import type { SaveBarLabels } from '../save-bar/index.ts';

/** Text labels of the editor. */
export interface RecipeEditorLabels {
  /** Accessible name of the form. */
  form: string;
  basics: string;
  title: string;
  country: string;
  noCountry: string;
  course: string;
  chooseCourse: string;
  servings: string;
  prepTime: string;
  cookTime: string;
  waitingTime: string;
  /** What counts as waiting. */
  waitingHint: string;
  ingredients: string;
  ingredientsHint: string;
  linePlaceholder: string;
  /** How many lines are read, to be looked at, and unknown. */
  lineCount: (lines: { read: number; doubtful: number; unknown: number }) => string;
  /** Accessible names of a line, a heading and a step. */
  line: (number: number) => string;
  heading: string;
  headingPlaceholder: string;
  steps: string;
  stepsHint: string;
  step: (number: number) => string;
  source: string;
  sourceUrl: string;
  sourceHint: string;
  addLine: string;
  addHeading: string;
  addStep: string;
  /** The buttons that take a whole list, and their fields. */
  pasteLines: string;
  pasteSteps: string;
  pasteField: string;
  pasteAdd: string;
  pasteCancel: string;
  /** Accessible name of the menu of a row. */
  more: (row: string) => string;
  moveUp: string;
  moveDown: string;
  headingAbove: string;
  remove: string;
  /** Announced after a change of the rows. */
  moved: (position: number, total: number) => string;
  removed: (row: string) => string;
  added: (count: number) => string;
  titleRequired: string;
  courseRequired: string;
  servingsWrong: (most: number) => string;
  minutesWrong: (most: number) => string;
  ingredientsRequired: string;
  tooManyLines: (most: number) => string;
  stepsRequired: string;
  tooManySteps: (most: number) => string;
  sourceWrong: string;
  number?: Partial<NumberFieldLabels> | undefined;
  reading?: Partial<IngredientLineFieldLabels> | undefined;
  bar?: Partial<SaveBarLabels> | undefined;
}

export const LABELS = (format: LocaleFormat): RecipeEditorLabels => ({
  form: 'Recipe',
  basics: 'The dish',
  title: 'Title',
  country: 'Country',
  noCountry: 'None',
  course: 'Course',
  chooseCourse: 'Choose a course',
  servings: 'Servings',
  prepTime: 'Prep minutes',
  cookTime: 'Cook minutes',
  waitingTime: 'Waiting minutes',
  waitingHint: 'Rising, chilling, marinating',
  ingredients: 'Ingredients',
  ingredientsHint: 'One on each line, as you would write it. You can paste a whole list.',
  linePlaceholder: '200 g plain flour, sifted',
  lineCount: ({ read, doubtful, unknown }) => {
    const parts = [
      `${format.count(read)} ${read === 1 ? 'line' : 'lines'} read`,
      ...(doubtful > 0 ? [`${format.count(doubtful)} to check`] : []),
      ...(unknown > 0 ? [`${format.count(unknown)} kept as text`] : []),
    ];
    return parts.join(', ');
  },
  line: (number) => `Ingredient ${format.count(number)}`,
  heading: 'Heading',
  headingPlaceholder: 'For the sauce',
  steps: 'Method',
  stepsHint: 'One step at a time. You can paste the whole method.',
  step: (number) => `Step ${format.count(number)}`,
  source: 'Source',
  sourceUrl: 'Web address',
  sourceHint: 'The page it comes from, if there is one',
  addLine: 'Add ingredient',
  addHeading: 'Add heading',
  addStep: 'Add step',
  pasteLines: 'Paste a list',
  pasteSteps: 'Paste the method',
  pasteField: 'Paste it here',
  pasteAdd: 'Add',
  pasteCancel: 'Cancel',
  more: (row) => `More for ${row}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  headingAbove: 'Heading above',
  remove: 'Remove',
  moved: (position, total) => `Now ${format.count(position)} of ${format.count(total)}`,
  removed: (row) => `${row} removed`,
  added: (count) => `${format.count(count)} added`,
  titleRequired: 'Give the recipe a title',
  courseRequired: 'Choose a course',
  servingsWrong: (most) => `Write a number from 1 to ${format.count(most)}`,
  minutesWrong: (most) => `Write whole minutes, at most ${format.count(most)}`,
  ingredientsRequired: 'Add at least one ingredient',
  tooManyLines: (most) => `A recipe has ${format.count(most)} lines at most`,
  stepsRequired: 'Add at least one step',
  tooManySteps: (most) => `A recipe has ${format.count(most)} steps at most`,
  sourceWrong: 'Write an address that begins with https://',
});

/** The words of the bar. */
export const BAR: Partial<SaveBarLabels> = {
  title: 'Unsaved recipe',
  save: 'Save recipe',
  unsaved: 'This recipe has changes that are not saved',
  error: 'The recipe could not be saved. Please try again.',
};

/** Labels in the page's language. */
export function useEditorWords(labels: Partial<RecipeEditorLabels> | undefined): RecipeEditorLabels {
  return useWords(LABELS, labels, 'recipe-editor');
}

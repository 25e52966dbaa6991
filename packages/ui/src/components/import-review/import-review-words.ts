import type { LocaleFormat } from '../locale/index.ts';

/** Text labels of the review. */
export interface ImportReviewLabels {
  /** The heading: how many recipes were found. */
  title: (count: number) => string;
  lead: string;
  all: string;
  untitled: string;
  /** How many ingredients and steps a recipe has. */
  facts: (lines: number, steps: number) => string;
  doubtful: (count: number) => string;
  unknown: (count: number) => string;
  existing: string;
  openExisting: string;
  edit: string;
  /** Accessible name of a recipe's button. It must start with `edit`. */
  editRecipe: (title: string) => string;
  /** Accessible name of the button that leaves out a recipe's picture. */
  removePicture: (title: string) => string;
  /** The heading of what could not be read. */
  failed: (count: number) => string;
  cancel: string;
  /** The button that saves so many recipes. */
  save: (count: number) => string;
  /** The same button where only what is beside the recipes is saved. */
  saveExtra: string;
  saving: string;
  progress: (done: number, total: number) => string;
}

export const LABELS = (format: LocaleFormat): ImportReviewLabels => {
  const of = (count: number, one: string, many: string) =>
    `${format.count(count)} ${count === 1 ? one : many}`;
  return {
    title: (count) => (count === 0 ? 'No recipes found' : `${of(count, 'recipe', 'recipes')} found`),
    lead: 'Nothing is saved yet. Pick what you want, and check the lines that are in doubt.',
    all: 'All recipes',
    untitled: 'Recipe without a title',
    facts: (lines, steps) => `${of(lines, 'ingredient', 'ingredients')}, ${of(steps, 'step', 'steps')}`,
    doubtful: (count) => `${of(count, 'line', 'lines')} to check`,
    unknown: (count) => `${of(count, 'line', 'lines')} kept as text`,
    existing: 'Already yours',
    openExisting: 'Open it',
    edit: 'Edit',
    editRecipe: (title) => `Edit ${title}`,
    removePicture: (title) => `Leave out the picture of ${title}`,
    failed: (count) => `${of(count, 'file', 'files')} could not be read`,
    cancel: 'Cancel',
    save: (count) => (count === 0 ? 'Save recipes' : `Save ${of(count, 'recipe', 'recipes')}`),
    saveExtra: 'Save',
    saving: 'Saving...',
    progress: (done, total) => `${format.count(done)} of ${format.count(total)}`,
  };
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { recipeEditorAttributes } from './recipe-editor.attributes.ts';

export const recipeEditorGuide: ComponentGuide = {
  purpose:
    'Creates or edits a recipe: title, course, servings, times, ingredient lines with headings, steps, source. To review recipes read from files, wrap it in ImportReview.',
  anatomy: [
    { slot: 'recipe-editor', says: 'The form' },
    { slot: 'recipe-editor-basics', says: 'What the dish is, for how many, and how long it takes' },
    { slot: 'recipe-editor-rows', says: 'The ingredient lines, or the steps' },
    { slot: 'recipe-editor-row', says: 'A line, a heading or a step, with its menu' },
    { slot: 'ingredient-line-field', says: 'A line as typed, and how it was read' },
    { slot: 'recipe-editor-count', says: 'How many lines were read, and how many are to be looked at' },
    { slot: 'recipe-editor-paste', says: 'The field for a whole list' },
    { slot: 'save-bar', says: 'Save and cancel, while something is not saved' },
  ],
  attributes: recipeEditorAttributes,
  do: [
    'Save the value as a draft on every change: a recipe is a lot of typing.',
    'Parse unread lines together, shortly after the last keystroke, and call readLine.',
    'Pass suggest, find, units, countries and courses as stable references: a hundred lines stay quick.',
    'Pass what the server rejects as errors, by field.',
  ],
  dont: ['Do not reject a line that is not understood.'],
  keys: [
    { keys: 'Enter', does: 'In a line or a step, adds one below' },
    { keys: 'Backspace', does: 'In an empty one, removes it' },
    { keys: 'Alt + ↑, Alt + ↓', does: 'Moves it' },
    { keys: 'Escape', does: 'Closes the field for a whole list' },
  ],
  accessibility: [
    'Each line and step is named by its position; headings are fields among the lines.',
    'A status announces what was moved, removed and added, and how many lines were read.',
    'Saving moves focus to the first invalid field; each error appears at its field.',
    'Everything the keyboard does is also in the row’s menu.',
  ],
};

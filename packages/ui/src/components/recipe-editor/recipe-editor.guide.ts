import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { recipeEditorAttributes } from './recipe-editor.attributes.ts';

export const recipeEditorGuide: ComponentGuide = {
  purpose:
    'Writes a recipe or changes one: title, course, servings, times, ingredient lines with headings, steps, source. For recipes that were just read from files, use ImportReview around it.',
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
    'Keep the value as a draft with every change: a recipe is a lot of typing.',
    'Read the unread lines together, a moment after the last key, and answer with readLine.',
    'Pass suggest, find, units, countries and courses as stable references: a hundred lines stay quick.',
    'Give what the server refuses as errors, by field.',
  ],
  dont: [
    'Do not ask for what follows from the ingredients: diets, allergens, nutrition.',
    'Do not refuse a line that is not understood.',
  ],
  keys: [
    { keys: 'Enter', does: 'In a line or a step, adds one below' },
    { keys: 'Backspace', does: 'In an empty one, removes it' },
    { keys: 'Alt + ↑, Alt + ↓', does: 'Moves it' },
    { keys: 'Escape', does: 'Closes the field for a whole list' },
  ],
  accessibility: [
    'Each line and step is named by its position; headings are fields among the lines.',
    'A status announces what was moved, removed and added, and how many lines were read.',
    'Saving moves focus to the first field that is wrong; each error is at its field.',
    'Everything that keys do is in the menu of a row too.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { ingredientLineFieldAttributes } from './ingredient-line-field.attributes.ts';

export const ingredientLineFieldGuide: ComponentGuide = {
  purpose:
    'One ingredient of a recipe as the cook types it, with what was understood below. To add to a pantry, use AddIngredientsTable; for a whole recipe, RecipeEditor.',
  anatomy: [
    {
      slot: 'ingredient-line-field',
      says: 'The root; data-certainty gives the confidence of the reading, and data-mending is set while it is corrected',
    },
    { slot: 'text-area', says: 'The line as typed; it grows with its text' },
    { slot: 'ingredient-line-field-reading', says: 'How it was read, and its buttons' },
    { slot: 'ingredient-line-field-ingredient', says: 'The ingredient' },
    { slot: 'ingredient-line-field-amount', says: 'Its amount' },
    { slot: 'ingredient-line-field-note', says: 'How to prepare it' },
    { slot: 'ingredient-line-field-mender', says: 'The fields for correcting the reading' },
  ],
  attributes: ingredientLineFieldAttributes,
  do: [
    'When a line’s certainty is unread, parse it and call readLine. The cook can keep typing.',
    'If in doubt, mark the reading as doubtful: one press settles it.',
    'Split pasted text into one field per line with onPasteLines.',
  ],
  dont: ['Do not rewrite what the cook typed.'],
  keys: [
    { keys: 'Tab', does: 'Moves on to Yes and Change' },
    { keys: 'Enter', does: 'In the fields below: applies them' },
    { keys: '↓ ↑', does: 'In the ingredient field: moves through the suggestions' },
    { keys: 'Escape', does: 'Closes the suggestions, then the fields below' },
  ],
  accessibility: [
    'The reading describes the text area, so screen readers read both together.',
    'Nothing relies on icons or colour alone: doubtful and unknown readings say so in words.',
    'Focus moves into the fields below when they open, and back to the line when they close.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { ingredientLineFieldAttributes } from './ingredient-line-field.attributes.ts';

export const ingredientLineFieldGuide: ComponentGuide = {
  purpose:
    'One ingredient of a recipe as a cook types it, with how it was read below. To add to a pantry, use AddIngredientsTable; for a whole recipe, RecipeEditor.',
  anatomy: [
    {
      slot: 'ingredient-line-field',
      says: 'The root; data-certainty says how sure the reading is, data-mending that it is being mended',
    },
    { slot: 'text-area', says: 'The line as typed; it grows instead of being cut off' },
    { slot: 'ingredient-line-field-reading', says: 'How it was read, and its buttons' },
    { slot: 'ingredient-line-field-ingredient', says: 'The ingredient' },
    { slot: 'ingredient-line-field-amount', says: 'Its amount' },
    { slot: 'ingredient-line-field-note', says: 'How to prepare it' },
    { slot: 'ingredient-line-field-mender', says: 'The fields in which the reading is changed' },
  ],
  attributes: ingredientLineFieldAttributes,
  do: [
    'Read a line when its certainty is unread, and answer with readLine: typing goes on meanwhile.',
    'Mark a reading as doubtful rather than guess: a cook answers with one press.',
    'Split what is pasted with onPasteLines into one field a line.',
  ],
  dont: ['Do not refuse a line: what nobody knows stays as text.', 'Do not rewrite what the cook typed.'],
  keys: [
    { keys: 'Tab', does: 'Moves on to Yes and Change' },
    { keys: 'Enter', does: 'In the fields below, takes what they say' },
    { keys: '↓ ↑', does: 'In Ingredient, moves through the suggestions' },
    { keys: 'Escape', does: 'Closes the suggestions, then the fields below' },
  ],
  accessibility: [
    'The reading describes the text area, so it is heard with the line.',
    'Icons and colours are never alone: doubt and the unknown are said in words.',
    'Focus moves into the fields below when they open, and back to the line when they close.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { addIngredientsTableAttributes } from './add-ingredients-table.attributes.ts';

export const addIngredientsTableGuide: ComponentGuide = {
  purpose:
    'Adds several ingredients to the pantry at once, with suggestions while typing. To change an existing ingredient, use the edit dialog.',
  anatomy: [
    { slot: 'add-ingredients-table', says: 'The form' },
    { slot: 'add-ingredients-table-rows', says: 'The table' },
    { slot: 'add-ingredients-table-row', says: 'One row for one ingredient' },
    { slot: 'add-ingredients-table-avoided', says: 'Warns about what the cook avoids in the row above' },
    { slot: 'add-ingredients-table-question', says: 'Asks about an unknown name' },
    { slot: 'combobox', says: 'Name or unit, with suggestions' },
    { slot: 'number-field', says: 'Quantity' },
    {
      slot: 'expiry-field',
      says: 'The expiry date; below 50rem on its own line once the row has a name',
    },
    { slot: 'add-ingredients-table-actions', says: 'Add rows, cancel and submit' },
  ],
  attributes: addIngredientsTableAttributes,
  do: [
    'Set focusOnMount when a button opens it.',
    'Pass every known name and unit: it suggests the best five.',
    'Pass a book if you know more: aliases, usual units, shelf lives and spelling corrections.',
    'Distinguish a missing expires from null: missing keeps your book’s guess, null means no date.',
    'Keep it open with error when adding fails, so the input is not lost.',
  ],
  dont: ['Do not fetch while the cook types: load the names once.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the next field, through all rows' },
    { keys: '↓ ↑', does: 'Opens the suggestions and moves through them' },
    { keys: 'Enter', does: 'Accepts the suggestion; otherwise adds all rows' },
    { keys: 'Escape', does: 'Closes the suggestions' },
  ],
  accessibility: [
    'A table; each field is named by its column and row.',
    'All errors are shown at once, each at its field; focus moves to the first.',
    'A question about a name describes its two answers, and focus moves to the first answer.',
    'A new row receives focus; so does the row that takes the place of a removed one.',
  ],
};

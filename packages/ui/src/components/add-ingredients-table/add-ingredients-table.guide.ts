import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const addIngredientsTableGuide: ComponentGuide = {
  purpose:
    'Several ingredients for the pantry at once, with suggestions while one types. To change one that is there use the edit dialog.',
  anatomy: [
    { slot: 'add-ingredients-table', says: 'The form' },
    { slot: 'add-ingredients-table-rows', says: 'The table' },
    { slot: 'add-ingredients-table-row', says: 'One ingredient' },
    { slot: 'combobox', says: 'Name or unit, with its suggestions' },
    { slot: 'number-field', says: 'Quantity' },
    { slot: 'add-ingredients-table-actions', says: 'More rows, cancel, add' },
  ],
  do: [
    'Set focusOnMount when a button has opened it.',
    'Give every name and unit there is: it suggests five that fit.',
    'Keep it open with error when adding failed: what was typed stays.',
  ],
  dont: ['Do not fetch while one types: the names come once.'],
  keys: [
    { keys: 'Tab', does: 'Goes to the next field, through all rows' },
    { keys: '↓ ↑', does: 'Opens the suggestions and goes through them' },
    { keys: 'Enter', does: 'Takes the suggestion, else adds all rows' },
    { keys: 'Escape', does: 'Closes the suggestions' },
  ],
  accessibility: [
    'A table; each field is named by its column and its row.',
    'The first thing that is wrong is said on its field, which takes the focus.',
    'A new row takes the focus; so does the row that took the place of a removed one.',
  ],
};

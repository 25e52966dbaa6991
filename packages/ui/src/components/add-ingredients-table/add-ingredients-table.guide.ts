import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const addIngredientsTableGuide: ComponentGuide = {
  purpose:
    'Several ingredients for the pantry at once, with suggestions while typing. To change one that is there use the edit dialog.',
  anatomy: [
    { slot: 'add-ingredients-table', says: 'The form' },
    { slot: 'add-ingredients-table-rows', says: 'The table' },
    { slot: 'add-ingredients-table-row', says: 'One ingredient' },
    { slot: 'add-ingredients-table-avoided', says: 'Says what the cook avoids in the row above' },
    { slot: 'add-ingredients-table-question', says: 'Asks about a name that nobody knows' },
    { slot: 'combobox', says: 'Name or unit, with its suggestions' },
    { slot: 'number-field', says: 'Quantity' },
    {
      slot: 'expiry-field',
      says: 'Until when it keeps; below 50rem on a line of its own, once the row has a name',
    },
    { slot: 'add-ingredients-table-actions', says: 'More rows, cancel, add' },
  ],
  do: [
    'Set focusOnMount when a button has opened it.',
    'Give every name and unit there is: it suggests five that fit.',
    'Give it a book when you know more: other names, usual units, until when things keep, and what a misspelt name was meant to be.',
    'Take a missing expires seriously: the guess of your book stands. Null means that the cook wants no date.',
    'Keep it open with error when adding failed: what was typed stays.',
  ],
  dont: ['Do not fetch while the cook types: the names come once.'],
  keys: [
    { keys: 'Tab', does: 'Goes to the next field, through all rows' },
    { keys: '↓ ↑', does: 'Opens the suggestions and goes through them' },
    { keys: 'Enter', does: 'Takes the suggestion, else adds all rows' },
    { keys: 'Escape', does: 'Closes the suggestions' },
  ],
  accessibility: [
    'A table; each field is named by its column and its row.',
    'Everything that is wrong is said at once, each at its field; the first takes the focus.',
    'What is asked about a name describes the two answers, and the first takes the focus.',
    'A new row takes the focus; so does the row that took the place of a removed one.',
  ],
};

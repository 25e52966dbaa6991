import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const editIngredientDialogGuide: ComponentGuide = {
  purpose:
    'Changes how much of an ingredient there is, where and how long it keeps, or takes it out of the pantry. One for all rows. To add ingredients use the table.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a sheet on a phone' },
    {
      slot: 'edit-ingredient-dialog-form',
      says: 'The fields; date, place and opened where the ingredient has them',
    },
    { slot: 'dialog-footer', says: 'Remove, cancel, update' },
  ],
  do: [
    'Keep one in the page and hand it the ingredient that was pressed.',
    'Set canRename for what the cook has named; say by nameHint when a new name is one that there is already.',
    'Say what runs by pending and what failed by error; close it when it went well.',
  ],
  dont: [
    'Do not send a date that was not reported: one that is left alone stays a guess if it was one.',
    'Do not ask once more before a removal that can be undone by adding again.',
  ],
  keys: [
    { keys: 'Enter', does: 'Updates, from a field' },
    { keys: 'Escape', does: 'Closes without a change' },
    { keys: 'Tab', does: 'Goes round within the dialog' },
  ],
  accessibility: [
    'The quantity takes the focus, selected, ready to be typed over; after closing it goes back to where it was.',
    'What is wrong is said at its field once Update has been pressed.',
    'The name is a field that can be read but not changed, unless the cook gave it (canRename).',
  ],
};

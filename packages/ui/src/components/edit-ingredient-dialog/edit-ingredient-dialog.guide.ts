import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const editIngredientDialogGuide: ComponentGuide = {
  purpose:
    'Changes how much of an ingredient there is, or takes it out of the pantry. One for all rows. To add ingredients use the table.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a sheet on a phone' },
    { slot: 'edit-ingredient-dialog-form', says: 'The three fields' },
    { slot: 'dialog-footer', says: 'Remove, cancel, update' },
  ],
  do: [
    'Keep one in the page and hand it the ingredient that was pressed.',
    'Say what runs by pending and what failed by error; close it when it went well.',
  ],
  dont: ['Do not ask once more before a removal that can be undone by adding again.'],
  keys: [
    { keys: 'Enter', does: 'Updates, from a field' },
    { keys: 'Escape', does: 'Closes without a change' },
    { keys: 'Tab', does: 'Goes round within the dialog' },
  ],
  accessibility: [
    'The quantity takes the focus, selected, ready to be typed over; after closing it goes back to where it was.',
    'The name is a field that can be read but not changed.',
    'What is wrong is said on its field once one has pressed Update.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const editIngredientDialogGuide: ComponentGuide = {
  purpose:
    'Edits an ingredient’s quantity, storage place and expiry date, or removes it from the pantry. One dialog serves all rows. To add ingredients, use the table.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a bottom sheet on phones' },
    {
      slot: 'edit-ingredient-dialog-form',
      says: 'The fields; date, place and opened appear if the ingredient has them',
    },
    { slot: 'dialog-footer', says: 'Remove, Cancel and Update' },
  ],
  do: [
    'Pass another action, such as a link to use it up, as action.',
    'Mount one per page and pass it the selected ingredient.',
    'Set canRename for ingredients the cook named; use nameHint to say when a new name already exists.',
    'Pass conflicts when another device has changed the same fields, and save again with the choice.',
    'Set pendingAction while saving and error on failure, and close it on success.',
  ],
  dont: [
    'Do not send a date that was not reported: an untouched guess should stay a guess.',
    'Do not confirm a removal that can be undone by adding the item again.',
  ],
  keys: [
    { keys: 'Enter', does: 'In a field: updates' },
    { keys: 'Escape', does: 'Closes without changes' },
    { keys: 'Tab', does: 'Moves focus within the dialog' },
  ],
  accessibility: [
    'The quantity receives focus with its value selected; when closed, focus returns to where it was.',
    'Errors appear at their fields once Update has been pressed.',
    'The name is read-only unless the cook named the ingredient (canRename).',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const listDialogGuide: ComponentGuide = {
  purpose: 'Asks for a recipe list’s name and description, when creating or editing it.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a bottom sheet on phones' },
    { slot: 'dialog-title', says: '“Create New List” or “Edit List”' },
    { slot: 'list-dialog-form', says: 'The two fields' },
    { slot: 'text-field', says: 'The name, with its error' },
    { slot: 'text-area', says: 'The description' },
    { slot: 'dialog-footer', says: 'Cancel and the main action' },
  ],
  do: [
    'Close it once the server has saved the list, not before.',
    'Pass conflicts when another device has changed the same, and save again with the choice.',
    'Pass name errors as error; other failures belong in a toast.',
  ],
  dont: ['Do not offer deletion here: confirm it in an AlertDialog.'],
  keys: [
    { keys: 'Enter', does: 'In the name: creates or saves' },
    { keys: 'Tab', does: 'Moves focus within the dialog' },
    { keys: 'Escape', does: 'Closes the dialog and returns focus to the element that opened it' },
  ],
  accessibility: [
    'Focus starts in the name, and returns to it on an error.',
    'The name is required; its error describes the field.',
  ],
};

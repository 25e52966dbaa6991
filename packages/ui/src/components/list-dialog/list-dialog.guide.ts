import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const listDialogGuide: ComponentGuide = {
  purpose: 'Asks for the name and description of a recipe list, for a new one and for one that is there.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a sheet at the foot of a phone' },
    { slot: 'dialog-title', says: '“Create New List” or “Edit List”' },
    { slot: 'list-dialog-form', says: 'The two fields' },
    { slot: 'text-field', says: 'The name, with what is wrong with it' },
    { slot: 'text-area', says: 'The description' },
    { slot: 'dialog-footer', says: 'Cancel and the main action' },
  ],
  do: [
    'Close it when the server has the list, and not before.',
    'Give the sentence that tells what is wrong with the name as error; other failures belong in a toast.',
    'Ask for a deletion in an AlertDialog, never here.',
  ],
  dont: ['Do not clear the fields after a failure.'],
  keys: [
    { keys: 'Enter', does: 'In the name: creates or saves' },
    { keys: 'Tab', does: 'Goes round inside the dialog' },
    { keys: 'Escape', does: 'Closes it and goes back to what opened it' },
  ],
  accessibility: [
    'The focus starts in the name, and comes back to it when something is wrong with it.',
    'The name is required; what is missing or refused describes the field.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const changePasswordDialogGuide: ComponentGuide = {
  purpose: 'Asks for the current password and a new one.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a sheet at the foot of a phone' },
    { slot: 'dialog-title', says: '“Change password”' },
    { slot: 'dialog-description', says: 'What else follows' },
    { slot: 'change-password-dialog-form', says: 'The two fields, and what went wrong altogether' },
    { slot: 'text-field', says: 'A password, with its eye and what is wrong with it' },
    { slot: 'dialog-footer', says: 'Cancel and the main action' },
  ],
  do: [
    'Close it when the password is another one, and say so in a toast.',
    'Name the field in error when the server refuses one of the two.',
  ],
  dont: [
    'Do not ask for the new password twice: the eye shows it.',
    'Do not clear the fields after a failure.',
  ],
  keys: [
    { keys: 'Enter', does: 'In a field: changes the password' },
    { keys: 'Tab', does: 'Goes round inside the dialog' },
    { keys: 'Escape', does: 'Closes it and goes back to what opened it' },
  ],
  accessibility: [
    'The focus starts in the current password, and goes to the field that is refused.',
    'Both fields say what kind of password they are, so that managers fill and keep them.',
  ],
};

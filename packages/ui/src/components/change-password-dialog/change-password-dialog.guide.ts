import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const changePasswordDialogGuide: ComponentGuide = {
  purpose: 'Asks for the current password and a new one.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a bottom sheet on phones' },
    { slot: 'dialog-title', says: '“Change password”' },
    { slot: 'dialog-description', says: 'The consequences' },
    { slot: 'change-password-dialog-form', says: 'The two fields, and the form error' },
    { slot: 'text-field', says: 'A password field with its show button and error' },
    { slot: 'dialog-footer', says: 'Cancel and the main action' },
  ],
  do: [
    'Close it once the password has been changed, and confirm with a toast.',
    'Give the field in errors when the server rejects one of them.',
  ],
  dont: ['Do not clear the fields after a failure.'],
  keys: [
    { keys: 'Enter', does: 'In a field: changes the password' },
    { keys: 'Tab', does: 'Moves focus within the dialog' },
    { keys: 'Escape', does: 'Closes the dialog and returns focus to the element that opened it' },
  ],
  accessibility: [
    'Focus starts in the current password and moves to a rejected field.',
    'Both fields set autocomplete, so password managers can fill and save them.',
  ],
};

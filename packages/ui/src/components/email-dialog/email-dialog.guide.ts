import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const emailDialogGuide: ComponentGuide = {
  purpose: 'Asks for the email address used for password resets, and for the password.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a bottom sheet on phones' },
    { slot: 'dialog-title', says: '“Email address”' },
    { slot: 'dialog-description', says: 'What the address is for' },
    { slot: 'email-dialog-form', says: 'The two fields, and the form error' },
    { slot: 'text-field', says: 'The address and the password, with their errors' },
    { slot: 'dialog-footer', says: 'Cancel and the main action' },
  ],
  do: [
    'Confirm with a toast that a link was sent, and to which address.',
    'Give the field in errors when the server rejects one of them.',
  ],
  dont: ['Do not use the address before it is confirmed.', 'Do not clear the fields after a failure.'],
  keys: [
    { keys: 'Enter', does: 'In a field: saves the address' },
    { keys: 'Tab', does: 'Moves focus within the dialog' },
    { keys: 'Escape', does: 'Closes the dialog and returns focus to the element that opened it' },
  ],
  accessibility: [
    'Focus starts in the address and moves to a rejected field.',
    'The fields set autocomplete, so browsers and password managers can fill them.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const emailDialogGuide: ComponentGuide = {
  purpose: 'Asks for the email address that a forgotten password is reset by, and for the password.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a sheet at the foot of a phone' },
    { slot: 'dialog-title', says: '“Email address”' },
    { slot: 'dialog-description', says: 'What the address is for' },
    { slot: 'email-dialog-form', says: 'The two fields, and what went wrong altogether' },
    { slot: 'text-field', says: 'The address and the password, with what is wrong with them' },
    { slot: 'dialog-footer', says: 'Cancel and the main action' },
  ],
  do: [
    'Say in a toast that a link was mailed, and to which address.',
    'Name the field in error when the server refuses one of the two.',
  ],
  dont: ['Do not use the address before it was confirmed.', 'Do not clear the fields after a failure.'],
  keys: [
    { keys: 'Enter', does: 'In a field: saves the address' },
    { keys: 'Tab', does: 'Goes round inside the dialog' },
    { keys: 'Escape', does: 'Closes it and goes back to what opened it' },
  ],
  accessibility: [
    'The focus starts in the address, and goes to the field that is refused.',
    'The fields say what they hold, so that browsers and managers can fill them.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const deleteAccountDialogGuide: ComponentGuide = {
  purpose: 'Explains what is lost with the account and asks for the password before deleting it.',
  anatomy: [
    { slot: 'alert-dialog', says: 'The question' },
    { slot: 'alert-dialog-sign', says: 'The warning icon' },
    { slot: 'alert-dialog-title', says: '“Delete your account?”' },
    { slot: 'alert-dialog-description', says: 'What is lost, and that it cannot be undone' },
    { slot: 'delete-account-dialog-form', says: 'The password' },
    { slot: 'alert-dialog-footer', says: 'Cancel and the main action' },
  ],
  do: ['Close it once the account is deleted, and confirm that on the next page.'],
  dont: ['Do not prefill the password.'],
  keys: [
    { keys: 'Enter', does: 'In the password: deletes the account' },
    { keys: 'Tab', does: 'Moves focus within the dialog' },
    { keys: 'Escape', does: 'Closes the dialog and returns focus to the element that opened it' },
  ],
  accessibility: [
    'Focus starts on Cancel, and moves to the password if it is missing or rejected.',
    'A click outside does nothing.',
  ],
};

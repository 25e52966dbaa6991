import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const deleteAccountDialogGuide: ComponentGuide = {
  purpose: 'Says what is lost with an account, and asks for the password before it goes.',
  anatomy: [
    { slot: 'alert-dialog', says: 'The question' },
    { slot: 'alert-dialog-sign', says: 'The warning sign' },
    { slot: 'alert-dialog-title', says: '“Delete your account?”' },
    { slot: 'alert-dialog-description', says: 'What is lost, and that it is for good' },
    { slot: 'delete-account-dialog-form', says: 'The password' },
    { slot: 'alert-dialog-footer', says: 'The way back and the deed' },
  ],
  do: ['Close it when the account is gone, and say so where the cook is led.'],
  dont: ['Do not fill in the password for anybody.'],
  keys: [
    { keys: 'Enter', does: 'In the password: deletes the account' },
    { keys: 'Tab', does: 'Goes round inside the dialog' },
    { keys: 'Escape', does: 'Closes it and goes back to what opened it' },
  ],
  accessibility: [
    'The focus starts on the way back, and goes to the password when that is missing or refused.',
    'A press outside is no answer.',
  ],
};

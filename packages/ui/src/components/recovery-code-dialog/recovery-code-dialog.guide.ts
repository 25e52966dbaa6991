import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const recoveryCodeDialogGuide: ComponentGuide = {
  purpose: 'Shows a recovery code once, and helps to keep it.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a sheet at the foot of a phone' },
    {
      slot: 'dialog-title',
      says: '“Your recovery code”, or “New recovery code” while it asks for the password',
    },
    { slot: 'dialog-description', says: 'What the code is for' },
    { slot: 'recovery-code', says: 'The code in its groups; one press selects all of it' },
    { slot: 'recovery-code-dialog-form', says: 'The password, where a code has yet to be created' },
    { slot: 'dialog-footer', says: 'The way out and the main action' },
  ],
  do: [
    'Open it where the cook arrives after a sign-up, and let them go on without it.',
    'Say that the code was copied or downloaded in a toast.',
    'Remind cooks who chose “Not now”.',
  ],
  dont: [
    'Do not keep the code anywhere once the cook has it.',
    'Do not create a code at the press that opens the dialog: the old one would stop working.',
  ],
  keys: [
    { keys: 'Enter', does: 'In the password: creates the code' },
    { keys: 'Tab', does: 'Goes round inside the dialog' },
    { keys: 'Escape', does: 'Closes it and goes back to what opened it' },
  ],
  accessibility: [
    'The focus starts in the password, and goes to the code when it is there.',
    'The code is a group with a name, written from left to right in every language, and is never translated.',
  ],
};

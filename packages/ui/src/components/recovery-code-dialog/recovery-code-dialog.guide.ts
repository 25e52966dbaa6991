import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const recoveryCodeDialogGuide: ComponentGuide = {
  purpose: 'Shows a recovery code once and helps the cook save it.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a bottom sheet on phones' },
    {
      slot: 'dialog-title',
      says: '“Your recovery code”, or “New recovery code” while it asks for the password',
    },
    { slot: 'dialog-description', says: 'What the code is for' },
    { slot: 'recovery-code', says: 'The code in groups; one click selects all of it' },
    { slot: 'recovery-code-dialog-form', says: 'The password, if a code has yet to be created' },
    { slot: 'dialog-footer', says: 'Close and the main action' },
  ],
  do: [
    'Open it right after sign-up.',
    'Confirm with a toast that the code was copied or downloaded.',
    'Remind cooks who chose “Not now”.',
  ],
  dont: [
    'Do not store the code anywhere after showing it.',
    'Do not create a code when the dialog opens: that would invalidate the old one.',
  ],
  keys: [
    { keys: 'Enter', does: 'In the password: creates the code' },
    { keys: 'Tab', does: 'Moves focus within the dialog' },
    { keys: 'Escape', does: 'Closes the dialog and returns focus to the element that opened it' },
  ],
  accessibility: [
    'Focus starts in the password, and moves to the code once it is shown.',
    'The code is a named group, always left to right and never translated.',
  ],
};

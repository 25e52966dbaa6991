import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const accountCardGuide: ComponentGuide = {
  purpose:
    'Account actions: change the password, create a recovery code, download your data, delete the account.',
  anatomy: [
    { slot: 'preference-card', says: 'The card, a region named by its heading' },
    { slot: 'preference-card-description', says: 'The signed-in user' },
    { slot: 'preference-card-content', says: 'The rows' },
    { slot: 'account-card-row', says: 'One action: its name, its consequences and its button' },
    { slot: 'button', says: 'The action, as a verb' },
  ],
  do: [
    'Put it last on the page: it is rarely needed.',
    'Ask for the password before changing anything, as ChangePasswordDialog, RecoveryCodeDialog and DeleteAccountDialog do.',
  ],
  dont: ['Do not delete straight from the button: open a confirmation dialog.'],
  keys: [
    { keys: 'Tab', does: 'Moves between the buttons' },
    { keys: 'Enter, Space', does: 'Activates the button' },
  ],
  accessibility: [
    'Each row is a group named by its heading.',
    'While a download is pending, its button keeps its place and is marked as disabled.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const accountCardGuide: ComponentGuide = {
  purpose:
    'What cooks can do with their own account: change the password, create a recovery code, download everything, delete it.',
  anatomy: [
    { slot: 'preference-card', says: 'The card, a region named by its heading' },
    { slot: 'preference-card-description', says: 'Who is signed in' },
    { slot: 'preference-card-content', says: 'The rows' },
    { slot: 'account-card-row', says: 'One thing to do: what it is, what follows, and its button' },
    { slot: 'button', says: 'What a press does, as a verb' },
  ],
  do: [
    'Put it last on the page: nobody comes for it often.',
    'Ask for the password before something changes: ChangePasswordDialog, RecoveryCodeDialog and DeleteAccountDialog do.',
  ],
  dont: ['Do not delete at a press of its button: it opens the question.'],
  keys: [
    { keys: 'Tab', does: 'From button to button' },
    { keys: 'Enter, Space', does: 'Presses the button' },
  ],
  accessibility: [
    'Each row is a group named by its heading.',
    'The button of a download that runs stays in its place and is marked as disabled.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const expiryListGuide: ComponentGuide = {
  purpose:
    'Until when many things keep that are put away together. Who does nothing accepts the guesses. For one thing take ExpiryField.',
  anatomy: [
    { slot: 'expiry-list', says: 'The root; there is none without items' },
    { slot: 'collapsible-trigger', says: 'Shows and hides the dates' },
    { slot: 'expiry-list-first', says: 'What expires first, said also while the dates are hidden' },
    { slot: 'expiry-list-item', says: 'A name with its date' },
  ],
  do: [
    'Put what expires first at the top, and keep the order while dates are changed.',
    'Set isGuess while a date is one that you proposed, and drop it when onExpiresChange is called.',
    'Leave expires out where somebody else will propose it.',
  ],
  dont: ['Do not open it by yourself: nobody has to look at forty dates.'],
  keys: [
    { keys: 'Enter, Space', does: 'On the title: shows and hides the dates' },
    { keys: 'Tab', does: 'Goes through the dates and their calendars' },
  ],
  accessibility: [
    'A button says whether the dates are shown; each field is named by what it is of.',
    'A guess is said in words and drawn with a broken edge.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const expiryListGuide: ComponentGuide = {
  purpose:
    'The expiry dates of many items put away together. Leaving it alone accepts the guesses. For one item, use ExpiryField.',
  anatomy: [
    { slot: 'expiry-list', says: 'The root; not rendered without items' },
    { slot: 'collapsible-trigger', says: 'Shows and hides the dates' },
    { slot: 'expiry-list-first', says: 'What expires first, shown even while the dates are hidden' },
    { slot: 'expiry-list-item', says: 'A name with its date' },
  ],
  do: [
    'Sort by expiry date, and keep the order while dates change.',
    'Set isGuess while a date is your suggestion, and clear it when onExpiresChange is called.',
    'Omit expires if a later step will suggest it.',
  ],
  dont: ['Do not make saving depend on it: dates can be set later.'],
  keys: [
    { keys: 'Enter, Space', does: 'On the title: shows or hides the dates' },
    { keys: 'Tab', does: 'Moves through the dates and their calendars' },
  ],
  accessibility: [
    'The button has aria-expanded; each field is named by its item.',
    'A guess is marked in words and by a dashed border.',
  ],
};

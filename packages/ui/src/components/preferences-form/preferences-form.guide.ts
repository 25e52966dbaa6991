import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const preferencesFormGuide: ComponentGuide = {
  purpose:
    'All nine preferences of a cook in two cards. To leave some out or to add others, compose preference cards and preference chips yourself.',
  anatomy: [
    { slot: 'preferences-form', says: 'The column of cards' },
    { slot: 'preference-card', says: 'The essential and the optional card' },
    { slot: 'preference-chips', says: 'The editor of one preference' },
  ],
  do: [
    'Keep the saved preferences beside the edited ones; changedPreferences says in which they differ.',
    'Put a save bar after it, open while something differs.',
  ],
  dont: ['Do not save at every press: people change several and then save once.'],
  keys: [{ keys: 'Tab', does: 'Goes through chips and radio groups, card by card' }],
  accessibility: [
    'Cards are regions, preferences are named groups, titles are headings of level 2 and 3.',
    'The folded card says how many of its preferences are chosen.',
  ],
};

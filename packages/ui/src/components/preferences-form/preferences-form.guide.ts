import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const preferencesFormGuide: ComponentGuide = {
  purpose:
    'All nine preferences in two cards. To leave some out or add others, compose preference cards and preference chips yourself.',
  anatomy: [
    { slot: 'preferences-form', says: 'The column of cards' },
    { slot: 'preference-card', says: 'The essential and the optional card' },
    { slot: 'preference-chips', says: 'One preference' },
  ],
  do: [
    'Edit dislikes and staples beside it, with an IngredientPicker and IngredientTiles: they need the names of ingredients.',
    'Keep both the saved and the edited preferences; changedPreferences returns the difference.',
  ],
  dont: ['Do not reset the form when saving fails: the save bar asks to try again.'],
  keys: [{ keys: 'Tab', does: 'Moves through chips and radio groups, card by card' }],
  accessibility: [
    'Cards are regions, preferences are named groups, and titles are headings of levels 2 and 3.',
    'The collapsed card shows how many of its preferences are set.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const removableChipGuide: ComponentGuide = {
  purpose: 'An item removed with one press, such as an active filter or a pantry item.',
  anatomy: [
    { slot: 'removable-chip', says: 'The whole chip is the button' },
    { slot: 'removable-chip-cross', says: 'The remove icon' },
  ],
  do: ['Move focus to the next chip when one is removed.'],
  dont: ['Do not put another button inside it.'],
  keys: [{ keys: 'Enter, Space', does: 'Removes the item' }],
  accessibility: [
    'Its accessible name says what a press does: Remove Spain.',
    'It looks 36 px high, but its target is 44 px.',
  ],
};

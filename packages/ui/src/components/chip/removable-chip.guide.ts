import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const removableChipGuide: ComponentGuide = {
  purpose: 'Something that is there and goes away with one press: an active filter, a thing in the pantry.',
  anatomy: [
    { slot: 'removable-chip', says: 'The whole chip is the button' },
    { slot: 'removable-chip-cross', says: 'The sign that it goes away' },
  ],
  do: ['Move the focus to the next chip when one is gone.'],
  dont: ['Do not put another button into it.'],
  keys: [{ keys: 'Enter, Space', does: 'Removes it' }],
  accessibility: ['Its name says what a press does: Remove Spain.', '36 px to the eye, 44 px to the thumb.'],
};

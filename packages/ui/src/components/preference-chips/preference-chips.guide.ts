import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const preferenceChipsGuide: ComponentGuide = {
  purpose:
    'The editor of one preference whose values are snake_case: it writes them with words capitalised. For choices with words of their own use a chip group or radio chips.',
  anatomy: [
    { slot: 'preference-chips', says: 'The row; data-strict when it is a promise' },
    { slot: 'preference-chips-count', says: 'How many are chosen, where any number may be' },
    { slot: 'preference-chips-heat', says: 'The flames on a chip' },
    { slot: 'chip-group', says: 'The group, when any number may be chosen' },
    { slot: 'radio-chips', says: 'The group, when one at most may be chosen' },
  ],
  do: [
    'Mark what nothing ever breaks with strict, and say so in the hint.',
    'Set loading while the saved values are on their way: the shapes are as wide as the chips.',
  ],
  dont: ['Do not use heat for anything but how hot a meal may be.'],
  keys: [
    { keys: 'Space, Enter', does: 'Turns a chip on or off, when any number may be chosen' },
    { keys: '↑ ↓ ← →', does: 'Chooses the chip before or after, when one at most may be chosen' },
    { keys: 'Space, Delete', does: 'On the chosen chip: chooses none, when one at most may be chosen' },
  ],
  accessibility: [
    'The title is a heading and the name of the group; the hint is its description.',
    'Flames and shield are pictures only: the words beside them say the same.',
  ],
};

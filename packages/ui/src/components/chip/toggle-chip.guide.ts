import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const toggleChipGuide: ComponentGuide = {
  purpose:
    'One of several things that can each be on or off at once: diets, countries. For one of a few use RadioChips, for a yes or no in a form Checkbox.',
  anatomy: [
    { slot: 'toggle-chip', says: 'The button' },
    { slot: 'toggle-chip-icon', says: 'An icon or flag before the words' },
    { slot: 'toggle-chip-check', says: 'The check while it is on' },
  ],
  do: ['Group chips in a fieldset with a legend.', 'Give a flag an empty label: the words say the country.'],
  dont: ['Do not use it for an action.'],
  keys: [
    { keys: 'Tab', does: 'Goes to the next chip' },
    { keys: 'Enter, Space', does: 'Turns it on or off' },
  ],
  accessibility: [
    'A button with aria-pressed.',
    'The check says with a shape what the ink says with colour.',
  ],
};

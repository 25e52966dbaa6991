import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const toggleChipGuide: ComponentGuide = {
  purpose:
    'One of several options that can be on at the same time, such as diets or countries. For one of a few, use RadioChips; for a yes or no in a form, Checkbox.',
  anatomy: [
    { slot: 'toggle-chip', says: 'The button' },
    { slot: 'toggle-chip-icon', says: 'An icon or flag before the text' },
    { slot: 'toggle-chip-check', says: 'The tick while it is on' },
  ],
  do: [
    'Group chips in a fieldset with a legend.',
    'Give a flag an empty label: the text already names the country.',
  ],
  dont: ['Do not use it for actions.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the next chip' },
    { keys: 'Enter, Space', does: 'Toggles it' },
  ],
  accessibility: ['A button with aria-pressed.', 'The tick repeats by shape what the fill shows by colour.'],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const methodPickerGuide: ComponentGuide = {
  purpose:
    'Chooses how to fill the pantry: by tapping, typing, country preset or voice. For other choices, use tabs as cards.',
  anatomy: [
    { slot: 'method-picker', says: 'The tabs and their panels' },
    { slot: 'tab-list', says: 'The options' },
    { slot: 'tab', says: 'One option, with icon and description' },
    { slot: 'tab-panel', says: 'The panel of the selected option' },
  ],
  do: ['Set tiles and typed if everything is added on one page; without them, it offers presets and voice.'],
  dont: ['Do not start listening when the tab opens.'],
  keys: [
    { keys: '← →', does: 'Moves to the other option; mirrored in right-to-left layouts' },
    { keys: 'Tab', does: 'Moves from the options to the panel' },
  ],
  accessibility: ['A tab list named by labels.title; each option is named by its title and description.'],
};

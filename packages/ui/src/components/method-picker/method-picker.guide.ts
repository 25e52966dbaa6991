import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const methodPickerGuide: ComponentGuide = {
  purpose:
    'Chooses how to fill the pantry: by tapping, typing, a country preset or voice. For other choices use tabs as cards.',
  anatomy: [
    { slot: 'method-picker', says: 'The tabs and what they show' },
    { slot: 'tab-list', says: 'The choices' },
    { slot: 'tab', says: 'One choice, with icon and description' },
    { slot: 'tab-panel', says: 'What is chosen' },
  ],
  do: [
    'Give tiles and typed where everything is added on one page; left out, there are presets and voice.',
    'Leave voice out where there is no speech recognition or no microphone: the presets open by themselves.',
  ],
  dont: ['Do not start to listen when the tab opens.'],
  keys: [
    { keys: '← →', does: 'Opens the other choice; mirrored from right to left' },
    { keys: 'Tab', does: 'Leaves the choices for what is chosen' },
  ],
  accessibility: ['A tab list named by labels.title; each choice is named by its title and its description.'],
};

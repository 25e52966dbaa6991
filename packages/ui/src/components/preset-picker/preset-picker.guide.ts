import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const presetPickerGuide: ComponentGuide = {
  purpose:
    "Fills a pantry in one go with what a country's kitchens have. For single ingredients use the add-ingredients table.",
  anatomy: [
    { slot: 'preset-picker', says: 'The panel' },
    { slot: 'select', says: 'The pantry that is chosen' },
    { slot: 'preset-preview', says: 'What it would bring' },
    { slot: 'preset-preview-count', says: 'How many ingredients' },
    { slot: 'preset-preview-ingredients', says: 'The first twelve by name' },
    { slot: 'preset-preview-glyph', says: 'A small picture before a name' },
    { slot: 'preset-preview-more', says: 'Shows the rest, and hides it again' },
    { slot: 'preset-preview-skeleton', says: 'The shape of it while it loads' },
    { slot: 'preset-picker-failure', says: 'Why there is none, and the way out' },
    { slot: 'preset-picker-done', says: 'Stands in place of the button when all is added' },
  ],
  do: [
    'Load the preset when onValueChange is called; the picker shows the skeleton until its country fits.',
    'Say with a toast when adding failed, and set pending back: the button can be pressed again.',
    'Clear added when another pantry is chosen.',
  ],
  dont: ['Do not add a pantry by choosing it: the button does that, after a look.'],
  keys: [
    { keys: '↑ ↓', does: 'Goes through the pantries' },
    { keys: 'Enter, Space', does: 'Presses the button, or opens the dropdown' },
  ],
  accessibility: [
    "The dropdown is the browser's own select, named 'Country'.",
    'A glyph is hidden from screen readers: the name beside it speaks.',
    'Waiting is said in a live region, a failure as an alert.',
    'When all is added the focus moves from the button to the words in its place.',
  ],
};

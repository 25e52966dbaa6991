import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const presetPickerGuide: ComponentGuide = {
  purpose:
    'Fills the pantry in one go with a country’s typical ingredients. For single ingredients, use the add-ingredients table.',
  anatomy: [
    { slot: 'preset-picker', says: 'The panel' },
    { slot: 'select', says: 'The pantry select' },
    { slot: 'preset-preview', says: 'The preview' },
    { slot: 'preset-preview-count', says: 'The number of ingredients' },
    { slot: 'preset-preview-ingredients', says: 'The first twelve ingredients, alphabetically' },
    { slot: 'preset-preview-glyph', says: 'The drawing before a name' },
    { slot: 'preset-preview-more', says: 'Shows or hides the rest' },
    { slot: 'preset-preview-skeleton', says: 'The skeleton while it loads' },
    { slot: 'preset-picker-allergens', says: 'What the ingredients contain and may contain' },
    { slot: 'preset-picker-failure', says: 'The error, with a retry button' },
    { slot: 'preset-picker-done', says: 'Replaces the button when everything has been added' },
  ],
  do: [
    'Load the preset when onValueChange is called; the picker shows a skeleton until the matching country arrives.',
    'When adding fails, show a toast and reset pending so the button can be pressed again.',
    'Clear added when another pantry is selected.',
  ],
  dont: ['Do not hide the ingredients that someone avoids: they are marked, and left out by default.'],
  keys: [
    { keys: '↑ ↓', does: 'Moves through the pantries' },
    { keys: 'Enter, Space', does: 'Activates the button or opens the dropdown' },
  ],
  accessibility: [
    "The dropdown is a native select named 'Country'.",
    'Glyphs are hidden from screen readers: the name is next to them.',
    'Waiting is announced in a live region, a failure as an alert.',
    'What the ingredients contain describes the button that adds them.',
    'When everything has been added, focus moves from the button to the message in its place.',
  ],
};

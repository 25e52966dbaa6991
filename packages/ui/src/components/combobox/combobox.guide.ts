import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const comboboxGuide: ComponentGuide = {
  purpose:
    'Text with suggestions, where anything may be typed. When only a listed thing counts and there are few, use Select.',
  anatomy: [
    { slot: 'combobox', says: 'The whole field; className and style go here' },
    { slot: 'combobox-label', says: 'Its name, always there for assistive technology' },
    { slot: 'combobox-control', says: 'The control with what stands before and after its text' },
    { slot: 'combobox-error', says: 'What is wrong, behind a sign' },
    { slot: 'combobox-hint', says: 'What is expected' },
    { slot: 'combobox-list', says: 'The suggestions' },
    { slot: 'combobox-option', says: 'One of them; data-highlighted under the arrow' },
  ],
  do: ['Filter and cut the suggestions yourself: five to eight.', 'Offer none before two letters.'],
  dont: ['Do not take a suggestion by itself when the field is left.'],
  keys: [
    { keys: '↓ ↑', does: 'Walks through the suggestions' },
    { keys: 'Home, End', does: 'While a suggestion is marked: the first and the last' },
    { keys: 'Enter', does: 'Takes the marked suggestion' },
    { keys: 'Escape', does: 'Closes the list and keeps the text' },
  ],
  accessibility: [
    'The label names the control, also when hideLabel hides it from sight.',
    'Error and hint are read as its description, the error first; an error marks it as invalid.',
    'The number of suggestions is announced; the words are labels.count.',
  ],
};

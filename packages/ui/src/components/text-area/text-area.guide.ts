import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const textAreaGuide: ComponentGuide = {
  purpose: 'Multi-line text. For a name or a word, use TextField.',
  anatomy: [{ slot: 'text-area', says: 'The field: label, text area, error and hint' }],
  do: ['State the limit in the hint if people may reach it.'],
  dont: ['Do not use the placeholder as a label.'],
  keys: [
    { keys: 'Enter', does: 'Starts a new line. It does not submit the form' },
    { keys: 'Tab', does: 'Leaves the field' },
  ],
  accessibility: ['The label names it, the error and hint describe it, and an error marks it as invalid.'],
};

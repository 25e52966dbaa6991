import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const textAreaGuide: ComponentGuide = {
  purpose: 'Takes more than one line of text. For a name or a word use TextField.',
  anatomy: [{ slot: 'text-area', says: 'The field: label, text area, error and hint' }],
  do: [
    'Set rows to what people usually write.',
    'Say in the hint when there is a limit that people may reach.',
  ],
  dont: ['Do not use the placeholder as a label.'],
  keys: [
    { keys: 'Enter', does: 'Begins a new line. It does not send the form' },
    { keys: 'Tab', does: 'Leaves the field' },
  ],
  accessibility: ['The label names it, error and hint describe it, an error marks it as invalid.'],
};

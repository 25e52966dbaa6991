import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const fieldGuide: ComponentGuide = {
  purpose:
    'The layout shared by text, password, number, select and combobox fields: label above, control, then error and hint. Use it for your own control, or use its parts for a different layout.',
  anatomy: [
    { slot: 'note', says: 'The root, named by slot' },
    { slot: 'note-label', says: 'FieldLabel: the control’s name' },
    { slot: 'note-control', says: 'The control, with anything before and after its text' },
    { slot: 'note-error', says: 'FieldError: the error, after an icon' },
    { slot: 'note-hint', says: 'FieldHint: what is expected' },
  ],
  do: ['Spread the props passed to children onto the control: they link it to its label, error and hint.'],
  dont: ['Do not use a placeholder as a label: it disappears when typing starts.'],
  keys: [],
  accessibility: [
    'The label names the control, even when hideLabel hides it visually.',
    'The error and hint describe the control, the error first; an error marks it as invalid.',
  ],
};

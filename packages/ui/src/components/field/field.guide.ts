import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const fieldGuide: ComponentGuide = {
  purpose:
    'The layout that text, password, number, select and combobox share: label above, control, then error and hint. Use it for a control of your own, or its parts for another order.',
  anatomy: [
    { slot: 'note', says: 'The root, named by slot' },
    { slot: 'note-label', says: 'FieldLabel: the name of the control' },
    { slot: 'note-control', says: 'The control with what stands before and after its text' },
    { slot: 'note-error', says: 'FieldError: what is wrong, behind a sign' },
    { slot: 'note-hint', says: 'FieldHint: what is expected' },
  ],
  do: [
    'Spread the props that children gets on the control: they tie it to label, error and hint.',
    'Say in the error how to put it right.',
  ],
  dont: ['Do not put a placeholder where a label belongs: it goes as soon as typing starts.'],
  keys: [],
  accessibility: [
    'The label names the control, also when hideLabel hides it from sight.',
    'Error and hint describe the control, the error first; an error marks it as invalid.',
  ],
};

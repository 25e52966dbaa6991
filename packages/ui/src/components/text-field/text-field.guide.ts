import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const textFieldGuide: ComponentGuide = {
  purpose:
    'One line of text. For several lines use TextArea, for numbers NumberField, for secrets PasswordField.',
  anatomy: [
    { slot: 'text-field', says: 'The whole field; className and style go here' },
    { slot: 'text-field-label', says: 'Its name, always there for assistive technology' },
    { slot: 'text-field-control', says: 'The control with what stands before and after its text' },
    { slot: 'text-field-error', says: 'What is wrong, behind a sign' },
    { slot: 'text-field-hint', says: 'What is expected' },
  ],
  do: [
    'Say in the hint what is expected, and in the error how to put it right.',
    'Set autoComplete and inputMode: phones help then.',
  ],
  dont: [
    'Do not put the label into the placeholder: it goes as soon as typing starts.',
    'Do not scold while somebody types: wait until the field is left or the form is sent.',
  ],
  keys: [],
  accessibility: [
    'The label names the control, also when hideLabel hides it from sight.',
    'Error and hint are read as its description, the error first; an error marks it as invalid.',
  ],
};

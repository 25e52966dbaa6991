import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const numberFieldGuide: ComponentGuide = {
  purpose:
    'A whole number that is often changed by a few: quantities, servings. A year or a code is a TextField.',
  anatomy: [
    { slot: 'number-field', says: 'The whole field; className and style go here' },
    { slot: 'number-field-label', says: 'Its name, always there for assistive technology' },
    { slot: 'number-field-control', says: 'The control with what stands before and after its text' },
    { slot: 'number-field-error', says: 'What is wrong, behind a sign' },
    { slot: 'number-field-hint', says: 'What is expected' },
  ],
  do: ['Set min, and max where there is one.', 'Use compact in the column of a table.'],
  dont: ['Do not correct what is typed: show an error.'],
  keys: [
    { keys: '↑ ↓', does: 'One more or one less' },
    { keys: 'Page Up, Page Down', does: 'Ten more or ten less' },
    { keys: 'Home, End', does: 'The smallest and the largest, where there is one' },
  ],
  accessibility: [
    'The label names the control, also when hideLabel hides it from sight.',
    'Error and hint are read as its description, the error first; an error marks it as invalid.',
    'A spinbutton that says its number and its bounds.',
    'The mouse wheel changes nothing.',
  ],
};

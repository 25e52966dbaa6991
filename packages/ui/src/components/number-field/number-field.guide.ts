import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { fieldAttributes } from '../../internal/field/field.attributes.ts';

export const numberFieldGuide: ComponentGuide = {
  purpose:
    'A whole number that usually changes in small steps, such as a quantity or servings. For a year or a code, use TextField.',
  anatomy: [
    { slot: 'number-field', says: 'The whole field; className and style go here' },
    { slot: 'number-field-label', says: 'The label, always available to assistive technology' },
    { slot: 'number-field-control', says: 'The control, with anything before and after its text' },
    { slot: 'number-field-error', says: 'The error, after an icon' },
    { slot: 'number-field-hint', says: 'The hint' },
  ],
  attributes: fieldAttributes('number-field'),
  do: ['Set min, and max if there is one.', 'Use compact in table columns.'],
  dont: ['Do not correct the input: show an error.'],
  keys: [
    { keys: '↑ ↓', does: 'Adds or subtracts one' },
    { keys: 'Page Up, Page Down', does: 'Adds or subtracts ten' },
    { keys: 'Home, End', does: 'The minimum and the maximum, if set' },
  ],
  accessibility: [
    'The label names the control, even when hideLabel hides it visually.',
    'The error and hint describe the control, the error first; an error marks it as invalid.',
    'A spinbutton with its value and bounds.',
    'The mouse wheel does not change the value.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { fieldAttributes } from '../../internal/field/field.attributes.ts';

export const textFieldGuide: ComponentGuide = {
  purpose:
    'One line of text. For several lines use TextArea, for numbers NumberField, for passwords PasswordField.',
  anatomy: [
    { slot: 'text-field', says: 'The whole field; className and style go here' },
    { slot: 'text-field-label', says: 'The label, always available to assistive technology' },
    { slot: 'text-field-control', says: 'The control, with anything before and after its text' },
    { slot: 'text-field-error', says: 'The error, after an icon' },
    { slot: 'text-field-hint', says: 'The hint' },
  ],
  attributes: fieldAttributes('text-field'),
  do: [
    'State the expected input in the hint, and how to fix it in the error.',
    'Set autoComplete and inputMode to help people on phones.',
  ],
  dont: [
    'Do not use the placeholder as a label: it disappears when typing starts.',
    'Do not show errors while people type: wait for blur or submit.',
  ],
  keys: [],
  accessibility: [
    'The label names the control, even when hideLabel hides it visually.',
    'The error and hint describe the control, the error first; an error marks it as invalid.',
  ],
};

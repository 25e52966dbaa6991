import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const passwordFieldGuide: ComponentGuide = {
  purpose: 'A password, with a button to show it.',
  anatomy: [
    { slot: 'text-field', says: 'The whole field; className and style go here' },
    { slot: 'text-field-label', says: 'The label, always available to assistive technology' },
    { slot: 'text-field-control', says: 'The control, with anything before and after its text' },
    { slot: 'text-field-error', says: 'The error, after an icon' },
    { slot: 'text-field-hint', says: 'The hint' },
  ],
  do: [
    'Set autoComplete to current-password or new-password, so password managers can fill it in.',
    'Control visible yourself if one button shows two passwords.',
  ],
  dont: ['Do not block pasting.'],
  keys: [
    { keys: 'Tab', does: 'Moves from the field to its show button' },
    { keys: 'Enter, Space', does: 'On the show button: shows or hides the password' },
  ],
  accessibility: [
    'The label names the control, even when hideLabel hides it visually.',
    'The error and hint describe the control, the error first; an error marks it as invalid.',
    'The show button’s name says what the next press does.',
  ],
};

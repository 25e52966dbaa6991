import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const passwordFieldGuide: ComponentGuide = {
  purpose: 'A password, with an eye that shows what is typed.',
  anatomy: [
    { slot: 'text-field', says: 'The whole field; className and style go here' },
    { slot: 'text-field-label', says: 'Its name, always there for assistive technology' },
    { slot: 'text-field-control', says: 'The control with what stands before and after its text' },
    { slot: 'text-field-error', says: 'What is wrong, behind a sign' },
    { slot: 'text-field-hint', says: 'What is expected' },
  ],
  do: [
    'Set autoComplete to current-password or new-password: managers fill it in then.',
    'Keep visible yourself where one eye is for two passwords.',
    'Give the rules in the hint, before anything is typed.',
  ],
  dont: ['Do not forbid pasting.'],
  keys: [
    { keys: 'Tab', does: 'From the field to its eye' },
    { keys: 'Enter, Space', does: 'On the eye: shows or hides the password' },
  ],
  accessibility: [
    'The label names the control, also when hideLabel hides it from sight.',
    'Error and hint are read as its description, the error first; an error marks it as invalid.',
    'The eye’s name says what a press does now.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const checkboxGuide: ComponentGuide = {
  purpose:
    'An on/off option that takes effect when its form is submitted. For an immediate effect, use a switch; for several options, a checkbox group.',
  anatomy: [
    { slot: 'checkbox', says: 'The wrapper; className and style go here, ref and attributes to the input' },
    { slot: 'checkbox-label', says: 'The text next to the box' },
  ],
  do: [
    'Word the label as a statement that is true when checked: "Keep my pantry private".',
    'Use indeterminate for a checkbox that stands for others when only some of them are checked.',
  ],
  dont: ['Do not use a negative label: an unchecked "Do not send" is confusing.'],
  keys: [{ keys: 'Space', does: 'Checks or unchecks it' }],
  accessibility: [
    'A native checkbox, named by its label and described by its error and hint.',
    'The label still names it when visually hidden.',
    'The target is 44 px, even where only the box is visible.',
  ],
};

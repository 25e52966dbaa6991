import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const checkboxGuide: ComponentGuide = {
  purpose:
    'One thing that is on or off and counts when its form is sent. What counts at once is a switch; several under one question are a checkbox group.',
  anatomy: [
    { slot: 'checkbox', says: 'The frame; className and style go here, ref and attributes to the input' },
    { slot: 'checkbox-label', says: 'The words beside the box' },
  ],
  do: [
    'Say what is true when it is on: "Keep my pantry private".',
    'Use indeterminate for a box that answers for others, when some of them are on.',
  ],
  dont: ['Do not word it as a negative: nobody knows what an empty "Do not send" means.'],
  keys: [{ keys: 'Space', does: 'Turns it on or off' }],
  accessibility: [
    'A native checkbox: named by its label, described by error and hint.',
    'The label stays its name when it is hidden from sight.',
    'The target is 44 px, also where only the box is seen.',
  ],
};

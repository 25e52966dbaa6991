import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const switchGuide: ComponentGuide = {
  purpose: 'Turns something on or off at once. When it counts only after a save, use a checkbox.',
  anatomy: [
    { slot: 'switch', says: 'The frame; className and style go here, ref and attributes to the input' },
    { slot: 'switch-thumb', says: 'The disc that slides, with a check when it is on' },
    { slot: 'switch-label', says: 'The words' },
  ],
  do: [
    'Keep the words the same in both states: "Keep the screen on".',
    'Use the row layout in a list of settings.',
  ],
  dont: ['Do not write "On" and "Off" beside it.', 'Do not use it where a press needs a save to count.'],
  keys: [{ keys: 'Space', does: 'Turns it on or off' }],
  accessibility: [
    'A native checkbox with the role of a switch: screen readers say on and off.',
    'The place of the disc and its check say the state; colour only follows.',
  ],
};

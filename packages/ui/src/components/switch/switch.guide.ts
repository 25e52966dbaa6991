import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const switchGuide: ComponentGuide = {
  purpose: 'Turns something on or off immediately. If it takes effect on save, use a checkbox.',
  anatomy: [
    { slot: 'switch', says: 'The wrapper; className and style go here, ref and attributes to the input' },
    { slot: 'switch-thumb', says: 'The sliding thumb, with a tick when on' },
    { slot: 'switch-label', says: 'The words' },
  ],
  do: [
    'Use the same label in both states: "Keep the screen on".',
    'Use the row layout in a list of settings.',
  ],
  dont: ['Do not write "On" and "Off" next to it.', 'Do not use it if the change has to be saved.'],
  keys: [{ keys: 'Space', does: 'Turns it on or off' }],
  accessibility: [
    'A native checkbox with role switch: screen readers announce on and off.',
    'The thumb’s position and tick show the state; colour only repeats it.',
  ],
};

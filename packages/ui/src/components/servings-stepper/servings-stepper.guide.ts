import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const servingsStepperGuide: ComponentGuide = {
  purpose: 'Scales a recipe: next to its ingredients, in cook mode, and on a planned meal.',
  anatomy: [
    { slot: 'servings-stepper', says: 'The row' },
    { slot: 'servings-stepper-value', says: 'The number of servings, announced when it changes' },
  ],
  do: [
    'Show the amounts for the new number at once, rounded as a cook writes them.',
    'Set step to 2 for a dish that is cooked for two meals.',
    'Name the dish with of if several are on screen.',
  ],
  dont: ['Do not scale times, temperatures or tins with it.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the next button' },
    { keys: 'Enter, Space', does: 'Adds or removes servings' },
  ],
  accessibility: [
    'The number is an output: it is read out when it changes, while focus stays on the button.',
    'At a limit the button stays focusable and is marked as disabled.',
    'Why it cannot be changed describes both buttons.',
  ],
};

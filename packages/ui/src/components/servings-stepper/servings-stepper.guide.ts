import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const servingsStepperGuide: ComponentGuide = {
  purpose: 'Scales a recipe: next to its ingredients, in cook mode, and on a planned meal.',
  anatomy: [
    { slot: 'servings-stepper', says: 'The row' },
    { slot: 'servings-stepper-value', says: 'The number of servings, announced when it changes' },
  ],
  do: [
    'Show the new amounts at once.',
    'Set step to 2 for a dish that is cooked once for two meals.',
    'If several are on screen, name the dish with of.',
  ],
  dont: ['Do not scale times, temperatures or tins with it.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the next button' },
    { keys: 'Enter, Space', does: 'Adds or removes servings' },
  ],
  accessibility: [
    'The number is an output: it is read out when it changes, while focus stays on the button.',
    'At a limit the button stays focusable and is marked as disabled.',
    'If it cannot be changed, the reason describes both buttons.',
  ],
};

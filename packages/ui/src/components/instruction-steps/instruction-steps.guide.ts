import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const instructionStepsGuide: ComponentGuide = {
  purpose: 'A recipe’s method, set large enough to read from across the kitchen.',
  anatomy: [
    { slot: 'instruction-steps', says: 'The region' },
    { slot: 'instruction-steps-title', says: 'The title' },
    { slot: 'instruction-steps-list', says: 'InstructionStepsList: the numbered steps' },
    { slot: 'instruction-steps-step', says: 'One step' },
    { slot: 'instruction-steps-note', says: 'Says that the amounts are for the whole recipe' },
    { slot: 'instruction-steps-needs', says: 'The amounts of the ingredients a step mentions' },
    { slot: 'instruction-steps-source', says: 'The link to the original recipe' },
  ],
  do: ['Pass the text as it is: leading numbers are removed and the steps renumbered.'],
  dont: ['Do not set them in columns: people lose their place when they look up from the pan.'],
  keys: [],
  accessibility: [
    'The amounts of a step are a list, named by labels.amounts.needs.',
    'An ordered list, so screen readers announce the position of each step.',
    'The link announces that it opens in a new tab.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const instructionStepsGuide: ComponentGuide = {
  purpose: 'The method of a recipe, set large enough to be read from across the kitchen.',
  anatomy: [
    { slot: 'instruction-steps', says: 'The region' },
    { slot: 'instruction-steps-title', says: 'The title' },
    { slot: 'instruction-steps-list', says: 'InstructionStepsList: the numbered steps' },
    { slot: 'instruction-steps-step', says: 'One step' },
    { slot: 'instruction-steps-note', says: 'Says that the amounts are for the whole recipe' },
    { slot: 'instruction-steps-needs', says: 'The amounts of what a step speaks of' },
    { slot: 'instruction-steps-source', says: 'The link to the original recipe' },
  ],
  do: ['Hand over the text as it is: numbers at the start of a step are read and set again.'],
  dont: ['Do not shorten steps on a phone: that is where they are cooked from.'],
  keys: [],
  accessibility: [
    'The amounts of a step are a list of their own, named by labels.amounts.needs.',
    'An ordered list, so that a screen reader says which step of how many.',
    'The link says that it opens a new tab.',
  ],
};

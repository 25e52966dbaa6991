import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const radioChipsGuide: ComponentGuide = {
  purpose:
    'One choice among a few short words that are all in sight. For more than eight use a select; where any number may be on, a chip group.',
  anatomy: [
    { slot: 'radio-chips', says: 'The fieldset, a radio group' },
    { slot: 'radio-chips-legend', says: 'The question' },
    { slot: 'radio-chips-choices', says: 'The row of chips' },
    { slot: 'radio-chip', says: 'One chip, the label of its radio' },
  ],
  do: [
    'Set clearable where no choice is an answer as well.',
    'List options in their natural order: mild before hot.',
  ],
  dont: ['Do not put actions on chips: a choice waits for its save.'],
  keys: [
    { keys: 'Tab', does: 'Goes to the chosen chip, or to the first' },
    { keys: '↑ ↓ ← →', does: 'Chooses the chip before or after' },
    { keys: 'Space', does: 'Chooses the chip; on a chosen one that can be cleared, chooses none' },
    { keys: 'Delete, Backspace', does: 'Chooses none, when it can be cleared' },
  ],
  accessibility: [
    'Native radios in a radio group that is named by the question.',
    'A chosen chip that can be cleared is described by labels.clear.',
    'The check says the choice; colour only follows.',
  ],
};

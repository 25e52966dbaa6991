import { groupAttributes } from '../../internal/choice/choice.attributes.ts';
import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const radioChipsGuide: ComponentGuide = {
  purpose:
    'One choice among a few short words, all visible. For more than eight, use a select; to allow several, a chip group.',
  anatomy: [
    { slot: 'radio-chips', says: 'The fieldset, a radio group' },
    { slot: 'radio-chips-legend', says: 'The legend' },
    { slot: 'radio-chips-choices', says: 'The row of chips' },
    { slot: 'radio-chip', says: 'One chip, the label of its radio button' },
  ],
  attributes: groupAttributes('radio-chips'),
  do: ['Set clearable if no selection is a valid answer.'],
  dont: ['Do not use chips for actions: a selection takes effect when saved.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the selected chip, or to the first' },
    { keys: '↑ ↓ ← →', does: 'Selects the previous or next chip' },
    { keys: 'Space', does: 'Selects the chip, or clears it if it is selected and clearable' },
    { keys: 'Delete, Backspace', does: 'Clears the selection, if clearable' },
  ],
  accessibility: [
    'Native radio buttons in a group named by its legend.',
    'A selected chip that can be cleared is described by labels.clear.',
    'The tick shows the selection; colour only repeats it.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { unitSwitchAttributes } from './unit-switch.attributes.ts';

export const unitSwitchGuide: ComponentGuide = {
  purpose:
    'Sets the units for amounts, temperatures and sizes. One choice for the whole app: full in the settings, compact next to amounts.',
  anatomy: [
    { slot: 'unit-switch', says: 'The fieldset; data-variant is full or compact' },
    { slot: 'unit-switch-label', says: 'The legend, hidden if compact' },
    { slot: 'unit-switch-option', says: 'One option, the label of its radio button' },
    { slot: 'unit-switch-hint', says: 'The units it stands for' },
  ],
  attributes: unitSwitchAttributes,
  do: [
    'Store the choice with the account, so every device agrees.',
    'Leave a recipe’s original wording alone where it is quoted.',
  ],
  dont: ['Do not convert what a shop sells in packs.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the selected option' },
    { keys: '↑ ↓ ← →', does: 'Selects the previous or next option' },
  ],
  accessibility: [
    'Native radio buttons in a group named by its legend, even where the legend is hidden.',
    'Each option is described by its hint.',
  ],
};

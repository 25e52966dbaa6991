import { groupAttributes } from '../../internal/choice/choice.attributes.ts';
import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const chipGroupGuide: ComponentGuide = {
  purpose:
    'Several short options, any number of which may be selected. To allow at most one, use radio chips; for long lists, a checkbox group.',
  anatomy: [
    { slot: 'chip-group', says: 'The fieldset' },
    { slot: 'chip-group-legend', says: 'The legend' },
    { slot: 'chip-group-choices', says: 'The chips, wrapping as needed' },
    { slot: 'toggle-chip', says: 'One chip' },
  ],
  attributes: groupAttributes('chip-group'),
  do: [
    'Keep each to one or two words.',
    'Set headingLevel on pages with many groups, so people can navigate by heading.',
  ],
  dont: ['Do not reorder the chips when one is chosen.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the next chip' },
    { keys: 'Space, Enter', does: 'Toggles it' },
  ],
  accessibility: [
    'A group named by its legend; each chip is a toggle button with aria-pressed.',
    'Unknown values are kept, after the others, so a press never loses data.',
  ],
};

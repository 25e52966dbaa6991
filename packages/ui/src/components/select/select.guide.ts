import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { fieldAttributes } from '../../internal/field/field.attributes.ts';

export const selectGuide: ComponentGuide = {
  purpose:
    'One of up to a dozen known options. To allow typing use Combobox; for two to four that should all be visible, RadioChips.',
  anatomy: [
    { slot: 'select', says: 'The whole field; className and style go here' },
    { slot: 'select-label', says: 'The label, always available to assistive technology' },
    { slot: 'select-control', says: 'The control, with anything before and after its text' },
    { slot: 'select-error', says: 'The error, after an icon' },
    { slot: 'select-hint', says: 'The hint' },
  ],
  attributes: fieldAttributes('select'),
  do: [
    'Put the most likely option first, or sort by name.',
    'Use a placeholder only if no option is a good default.',
  ],
  dont: ['Do not use it for only two options.'],
  keys: [
    { keys: '↑ ↓', does: 'Selects the previous or next option' },
    { keys: 'Letters', does: 'Selects the next option that starts with the typed letters' },
    { keys: 'Enter, Space', does: 'Opens the list' },
  ],
  accessibility: [
    'The label names the control, even when hideLabel hides it visually.',
    'The error and hint describe the control, the error first; an error marks it as invalid.',
    'A native select, so every phone shows its own picker.',
  ],
};

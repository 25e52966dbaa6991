import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { fieldAttributes } from '../../internal/field/field.attributes.ts';
import { comboboxAttributes } from './combobox.attributes.ts';

export const comboboxGuide: ComponentGuide = {
  purpose:
    'Text input with suggestions that accepts any value. If only listed values are valid and there are few, use Select.',
  anatomy: [
    { slot: 'combobox', says: 'The whole field; className and style go here' },
    { slot: 'combobox-label', says: 'The label, always available to assistive technology' },
    { slot: 'combobox-control', says: 'The control, with anything before and after its text' },
    { slot: 'combobox-error', says: 'The error, after an icon' },
    { slot: 'combobox-hint', says: 'The hint' },
    { slot: 'combobox-list', says: 'The suggestions' },
    {
      slot: 'combobox-option',
      says: 'One suggestion; data-highlighted when highlighted with the arrow keys',
    },
    { slot: 'combobox-note', says: 'The note of a suggestion: the other name that was typed' },
  ],
  attributes: [...comboboxAttributes, ...fieldAttributes('combobox')],
  do: [
    'Filter and limit the suggestions yourself: five to eight.',
    'Show no suggestions before the second letter.',
  ],
  dont: ['Do not accept a suggestion automatically on blur.'],
  keys: [
    { keys: '↓ ↑', does: 'Moves through the suggestions' },
    { keys: 'Home, End', does: 'While a suggestion is highlighted: first and last' },
    { keys: 'Enter', does: 'Accepts the highlighted suggestion' },
    { keys: 'Escape', does: 'Closes the list and keeps the text' },
  ],
  accessibility: [
    'The label names the control, even when hideLabel hides it visually.',
    'The error and hint describe the control, the error first; an error marks it as invalid.',
    'The number of suggestions is announced, using labels.count.',
    'The list is in the browser’s top layer, below the field or above it: nothing clips it, even in a dialog.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { fieldAttributes } from '../../internal/field/field.attributes.ts';
import { multiComboboxAttributes } from './multi-combobox.attributes.ts';

export const multiComboboxGuide: ComponentGuide = {
  purpose:
    'Several of a long list of known values: cuisines, shops, dislikes. For up to a dozen, show all of them in a ChipGroup or CheckboxGroup; for free text use IngredientPicker.',
  anatomy: [
    { slot: 'multi-combobox', says: 'The whole field; className and style go here' },
    { slot: 'multi-combobox-field', says: 'The label, the input, the error and the hint' },
    { slot: 'multi-combobox-field-control', says: 'The input' },
    { slot: 'multi-combobox-list', says: 'The options, in the browser’s top layer' },
    { slot: 'multi-combobox-option', says: 'An option; aria-selected and a tick when chosen' },
    { slot: 'multi-combobox-note', says: 'Another name of an option' },
    { slot: 'multi-combobox-chosen', says: 'What is chosen, as chips' },
  ],
  attributes: [...multiComboboxAttributes, ...fieldAttributes('multi-combobox-field')],
  do: [
    'Order the options the way a cook would look for them; typing brings the closest match to the top.',
    'Pass an alternative name as note: it can be searched too.',
  ],
  dont: [
    'Do not remove chosen values from the options: they are the way to undo a choice.',
    'Do not use it for a single value: that is a Select.',
    'Do not validate the typed text: it only filters. If a choice is needed, set required.',
  ],
  keys: [
    { keys: '↓ ↑', does: 'Opens the list and moves through it' },
    { keys: 'Enter', does: 'Selects or deselects the highlighted option; the list stays open' },
    { keys: 'Backspace', does: 'In the empty field: removes the last choice, once per press' },
    { keys: 'Escape', does: 'Closes the list and keeps the text until the field is left' },
    { keys: 'Tab', does: 'Leaves the field, and moves on to the chips' },
  ],
  accessibility: [
    'The list is a multi-selectable listbox; aria-selected says what is chosen.',
    'Each change is announced, and so is the number of matches, even if it is none.',
    'Removing a chip moves the focus to the next one, or to the field after the last.',
  ],
};

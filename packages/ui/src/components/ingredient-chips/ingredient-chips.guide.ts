import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { ingredientChipsAttributes } from './ingredient-chips.attributes.ts';

export const ingredientChipsGuide: ComponentGuide = {
  purpose:
    'Everything in the pantry at a glance, without quantities, unless only they distinguish two batches. To edit quantities and units use the pantry index.',
  anatomy: [
    { slot: 'ingredient-chips', says: 'The section, under a double rule' },
    { slot: 'ingredient-chips-count', says: 'The number of ingredients' },
    { slot: 'ingredient-chips-list', says: 'The chips' },
    { slot: 'ingredient-chip', says: 'One ingredient with its remove button' },
    { slot: 'ingredient-chip-glyph', says: 'The drawing before its name' },
  ],
  attributes: ingredientChipsAttributes,
  do: [
    'Confirm with an alert dialog in onClear: it empties the whole pantry.',
    'Put an id in pendingIds while its removal is being saved, and take it out again on failure.',
    'Show a toast when a removal fails.',
    'Make glyphs 20 px, and load them lazily.',
  ],
  dont: [
    'Do not remove the chip before the server responds.',
    'Do not use it for filters: those are removable chips, where the whole chip is the button.',
  ],
  keys: [
    { keys: 'Tab', does: 'Moves between the remove buttons' },
    { keys: 'Enter, Space', does: 'Removes the ingredient' },
  ],
  accessibility: [
    "A section named by its title; each button is named 'Remove {name}'.",
    'After a removal, focus moves to the chip that takes its place, then to the last chip, then to the section.',
    'The count is a live region, so additions and removals are announced.',
    'Glyphs are hidden from screen readers: the name is next to them.',
    'A pending button keeps focus and is announced as unavailable.',
  ],
};

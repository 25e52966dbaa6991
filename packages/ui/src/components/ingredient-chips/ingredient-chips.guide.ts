import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const ingredientChipsGuide: ComponentGuide = {
  purpose:
    'Everything in the pantry at a glance, without quantities. To edit quantities and units use the pantry index.',
  anatomy: [
    { slot: 'ingredient-chips', says: 'The section, under a printed double rule' },
    { slot: 'ingredient-chips-count', says: 'How many there are' },
    { slot: 'ingredient-chips-list', says: 'The chips' },
    { slot: 'ingredient-chip', says: 'One ingredient with its cross' },
    { slot: 'ingredient-chip-glyph', says: 'A small picture before its name' },
  ],
  do: [
    'Ask in an alert dialog when onClear is called: it empties the whole pantry.',
    'Put an id in pendingIds while its removal is on its way, and take it out when it failed.',
    'Say with a toast when a removal failed.',
    'Give every ingredient a glyph or none, so that the names stand in line; make it 20 px, and load it lazily.',
  ],
  dont: [
    'Do not take the chip away before the server has answered.',
    'Do not use it for filters: those are removable chips, and the whole chip acts.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes from cross to cross' },
    { keys: 'Enter, Space', does: 'Removes the ingredient' },
  ],
  accessibility: [
    "A section named by its title; each cross is named 'Remove {name}'.",
    'After a removal the focus goes to the chip that took its place, else to the last one, else to the section.',
    'The count is a live region: what was added or removed is heard.',
    'A glyph is hidden from screen readers: the name beside it speaks.',
    'A pending cross keeps the focus and says that it is unavailable.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const ingredientPickerGuide: ComponentGuide = {
  purpose:
    'Chooses several ingredients by name, such as what a cook does not like. To add to a pantry, with amounts and dates, use AddIngredientsTable.',
  anatomy: [
    { slot: 'ingredient-picker', says: 'The root' },
    { slot: 'combobox', says: 'The field with its suggestions' },
    { slot: 'ingredient-picker-items', says: 'The chosen ingredients' },
    { slot: 'ingredient-chip', says: 'One of them, with its remove button' },
  ],
  do: [
    'If a name cannot be added, return the reason from onAdd: it is unknown, or already chosen.',
    'Match alternative names too, and show the typed one as a note.',
  ],
  dont: ['Do not accept a name that you do not know: it would exclude nothing.'],
  keys: [
    { keys: 'Arrow Down, Arrow Up', does: 'Moves through the suggestions' },
    { keys: 'Enter', does: 'Adds the suggestion or the typed name' },
    { keys: 'Escape', does: 'Closes the suggestions' },
  ],
  accessibility: [
    'A status announces what was added and removed; focus stays in the field.',
    'After a removal, focus moves to the next chip’s button, or to the root.',
  ],
};

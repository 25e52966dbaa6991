import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const ingredientListGuide: ComponentGuide = {
  purpose:
    'What a recipe needs beside what the pantry has. To shop for several recipes use the shopping list.',
  anatomy: [
    { slot: 'ingredient-list', says: 'The region' },
    { slot: 'ingredient-list-head', says: 'Title and figure' },
    { slot: 'ingredient-list-title', says: 'The title' },
    { slot: 'match-badge', says: 'How many are in the pantry' },
    { slot: 'ingredient-list-rows', says: 'The list; what is there comes first' },
    {
      slot: 'ingredient-list-row',
      says: 'IngredientListRow: one ingredient; data-state says have, short or missing',
    },
    { slot: 'ingredient-list-name', says: 'Its name' },
    { slot: 'ingredient-list-amount', says: 'Quantity and note' },
    {
      slot: 'ingredient-list-shortage',
      says: 'How much is there and how much more is needed, when that is not enough',
    },
    { slot: 'ingredient-list-stand-in', says: 'What of the pantry takes its place' },
    { slot: 'ingredient-list-action', says: 'In Pantry or + Add' },
  ],
  do: [
    'Move the id into matchingIds at once and take it back when the server refuses.',
    'Give what is there, but not enough, as short, and leave it out of matchingIds.',
    'Set pendingIds meanwhile: the button waits.',
  ],
  dont: ['Do not show the match to someone without a pantry: set showMatch to false.'],
  keys: [
    { keys: 'Enter, Space', does: 'Puts the ingredient into the pantry, or takes it out' },
    { keys: 'Tab', does: 'Goes to the next button' },
  ],
  accessibility: [
    'Each button is named with its ingredient.',
    'An added ingredient moves up and takes the focus with it; a live region says that it is there.',
  ],
};

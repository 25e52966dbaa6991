import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { ingredientListAttributes } from './ingredient-list.attributes.ts';

export const ingredientListGuide: ComponentGuide = {
  purpose:
    'A recipe’s ingredients compared with the pantry. To shop for several recipes, use the shopping list.',
  anatomy: [
    { slot: 'ingredient-list', says: 'The region' },
    { slot: 'ingredient-list-head', says: 'The title and the match' },
    { slot: 'ingredient-list-title', says: 'The title' },
    { slot: 'match-badge', says: 'How many are in the pantry' },
    { slot: 'ingredient-list-controls', says: 'The ServingsStepper, and a UnitSwitch' },
    { slot: 'ingredient-list-group', says: 'The heading of some of them, such as For the sauce' },
    { slot: 'ingredient-list-rows', says: 'The list, with ingredients you have first' },
    {
      slot: 'ingredient-list-row',
      says: 'IngredientListRow: one ingredient; data-state is have, short or missing',
    },
    { slot: 'ingredient-list-name', says: 'Its name' },
    { slot: 'ingredient-list-amount', says: 'Quantity and note' },
    {
      slot: 'ingredient-list-shortage',
      says: 'The amount in the pantry and the amount missing, if it is not enough',
    },
    { slot: 'ingredient-list-stand-in', says: 'The pantry item that can replace it' },
    { slot: 'ingredient-list-serve-with', says: 'What goes well with the dish, optional and not counted' },
    { slot: 'ingredient-list-action', says: 'In Pantry or + Add' },
  ],
  attributes: ingredientListAttributes,
  do: [
    'Move the id into matchingIds optimistically and roll back if the server rejects it.',
    'Pass ingredients the pantry has too little of as short, and leave them out of matchingIds.',
    'Set pendingIds in the meantime: the button waits.',
  ],
  dont: ['Do not show the match to people with an empty pantry: set showMatch to false.'],
  keys: [
    { keys: 'Enter, Space', does: 'Adds the ingredient to the pantry, or removes it' },
    { keys: 'Tab', does: 'Moves to the next button' },
  ],
  accessibility: [
    'Each button’s name includes its ingredient.',
    'An added ingredient moves up and keeps focus; a live region announces it.',
  ],
};

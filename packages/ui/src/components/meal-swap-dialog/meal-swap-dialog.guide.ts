import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { mealSwapDialogAttributes } from './meal-swap-dialog.attributes.ts';

export const mealSwapDialogGuide: ComponentGuide = {
  purpose:
    'Suggests replacements for a planned meal, with each one’s effect on the shopping list, and finds any other recipe by search. To browse all recipes, use recipe cards.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a bottom sheet on phones' },
    { slot: 'meal-swap-dialog-body', says: 'The content; data-status is loading, error or ready' },
    { slot: 'search-box', says: 'The search for any recipe' },
    { slot: 'meal-swap-dialog-meals', says: 'The list of suggestions, or of found recipes' },
    { slot: 'meal-swap-option', says: 'One suggestion (MealSwapOption)' },
    { slot: 'meal-swap-option-title', says: 'Its title' },
    { slot: 'meal-swap-option-allergens', says: 'All its allergens, in a sentence' },
    { slot: 'meal-swap-option-reason', says: 'Why it fits' },
    { slot: 'meal-swap-option-shopping', says: 'What would be added to and removed from the shopping list' },
  ],
  attributes: mealSwapDialogAttributes,
  do: [
    'Open it immediately and load the suggestions: the skeleton reserves their space.',
    'Close it once the plan has changed, and offer Undo in a toast.',
    'Report a failed or refused choice in error, above the suggestions: they stay for another try.',
    'Set onQueryChange and found to offer every recipe; say in error why one cannot be chosen.',
  ],
  dont: ['Do not suggest more than a handful: the dialog exists to save people from browsing.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the next suggestion' },
    { keys: 'Enter, Space', does: 'Chooses it' },
    { keys: 'Escape', does: 'Closes without changes; focus returns to the element that opened it' },
  ],
  accessibility: [
    'A status announces the search and the number of meals found.',
    'Each button names its meal. While a choice is being saved, all buttons keep focus but do nothing.',
    'A loading failure is an alert with a way out.',
  ],
};

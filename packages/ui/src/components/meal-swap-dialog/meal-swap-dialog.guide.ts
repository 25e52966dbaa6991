import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const mealSwapDialogGuide: ComponentGuide = {
  purpose:
    'Proposes what could be eaten instead of a meal of the plan, with what each choice does to the shopping list. To look through all recipes use recipe cards.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a sheet at the foot of a phone' },
    { slot: 'meal-swap-dialog-body', says: 'Its content; data-status is loading, error or ready' },
    { slot: 'meal-swap-dialog-meals', says: 'The list of proposals' },
    { slot: 'meal-swap-option', says: 'One proposal (MealSwapOption)' },
    { slot: 'meal-swap-option-title', says: 'Its title' },
    { slot: 'meal-swap-option-reason', says: 'Why it suits' },
    { slot: 'meal-swap-option-shopping', says: 'What would be bought more, and what not any more' },
  ],
  do: [
    'Open it at once and let the proposals come: the skeleton keeps their place.',
    'Close it when the plan has changed, and offer Undo in a toast.',
    'Say in error what went wrong with a choice; the proposals stay for another try.',
  ],
  dont: ['Do not propose more than a few: the dialog saves a choice among all recipes.'],
  keys: [
    { keys: 'Tab', does: 'Goes to the next proposal' },
    { keys: 'Enter, Space', does: 'Chooses it' },
    { keys: 'Escape', does: 'Leaves everything as it is; the focus goes back to what opened it' },
  ],
  accessibility: [
    'That it looks for meals, and how many it has found, are a status and are read out.',
    'Each button says which meal it chooses. While one is on its way all keep the focus and do nothing.',
    'A failure to load is an alert with a way out.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const addToListMenuGuide: ComponentGuide = {
  purpose:
    'Adds a recipe to lists or removes it, without leaving the page. For favorites, use FavoriteButton: it takes one press less.',
  anatomy: [
    { slot: 'add-to-list-menu', says: 'The button: a round icon, or a pill with text' },
    { slot: 'menu', says: 'The menu: one switch per list, then “New list...”' },
  ],
  do: [
    'Set onPlan where recipes can go into a meal plan: on a card there is no room for another button.',
    'Set onDuplicate where a recipe that cannot be edited can be copied to change it.',
    'Show changes optimistically, and keep the list in pendingIds until the server responds.',
    'Render AddToListTrigger alone if you load the menu’s code on the first press.',
    'In onCreateList, open the list dialog and add the recipe to the new list.',
  ],
  dont: ['Do not close the menu after a change: people often change two lists.'],
  keys: [
    { keys: 'Enter, Space, ↓', does: 'On the button: opens the menu with focus on the first list' },
    { keys: '↑ ↓, Home, End', does: 'Moves through the lists' },
    { keys: 'Letters', does: 'Moves to the next list that starts with the typed letters' },
    { keys: 'Enter, Space', does: 'Toggles the list; the menu stays open' },
    { keys: 'Escape', does: 'Closes the menu and returns focus to the button' },
  ],
  accessibility: [
    'A menu button with menuitemcheckbox items; set subject when a page has several.',
    'While lists are loading, or if there are none, the menu’s message describes “New list...”.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const addToListMenuGuide: ComponentGuide = {
  purpose:
    'Puts a recipe on lists and takes it off, without leaving the page. For favorites use FavoriteButton, one press shorter.',
  anatomy: [
    { slot: 'add-to-list-menu', says: 'The button, a disc or a pill with words' },
    { slot: 'menu', says: 'What it opens: one switch for each list, then “New list...”' },
  ],
  do: [
    'Leave the default lists out: the heart stands for Favorites.',
    'Show a change at once, with the list in pendingIds until the server has answered.',
    'Draw AddToListTrigger alone where the menu’s code is fetched with the first press.',
    'Open the list dialog from onCreateList and put the recipe on the new list.',
  ],
  dont: ['Do not close the menu after a change: people often switch two lists.'],
  keys: [
    { keys: 'Enter, Space, ↓', does: 'On the button: opens the menu at the first list' },
    { keys: '↑ ↓, Home, End', does: 'Goes through the lists' },
    { keys: 'Letters', does: 'Go to the next list that begins with them' },
    { keys: 'Enter, Space', does: 'Switches the list; the menu stays open' },
    { keys: 'Escape', does: 'Closes the menu and goes back to the button' },
  ],
  accessibility: [
    'A menu button with menuitemcheckbox items; give subject where several are on a page.',
    'While the lists load, or when there are none, “New list...” is described by what the menu says of it.',
  ],
};

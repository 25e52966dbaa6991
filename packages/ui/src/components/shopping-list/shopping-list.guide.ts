import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const shoppingListGuide: ComponentGuide = {
  purpose:
    'What to buy, grouped in the order of a shop, to be ticked off with one thumb. For what is in the kitchen use the pantry index; for what one recipe needs the ingredient list.',
  anatomy: [
    { slot: 'shopping-list', says: 'The root' },
    { slot: 'shopping-list-progress', says: 'Jar, figures, bar and buttons' },
    { slot: 'shopping-list-figures', says: 'How many are checked of how many' },
    { slot: 'shopping-list-complete', says: 'The same in percent' },
    { slot: 'progress-bar', says: 'The bar' },
    { slot: 'shopping-list-actions', says: 'Check All, Clear All, Copy List and Bought it' },
    { slot: 'shopping-list-hint', says: 'What Bought it will do, or why it does nothing' },
    { slot: 'shopping-list-groups', says: 'The categories, in two columns where there is room' },
    { slot: 'shopping-list-group', says: 'One category' },
    { slot: 'shopping-list-title', says: 'Its name' },
    { slot: 'shopping-list-count', says: 'How many items it has' },
    { slot: 'shopping-list-rows', says: 'Its list' },
    { slot: 'shopping-list-row', says: 'One item; all of it takes the press' },
    { slot: 'shopping-list-name', says: 'What to buy' },
    { slot: 'shopping-list-detail', says: 'What the plan needs and the pantry has, and a note' },
    { slot: 'shopping-list-amount', says: 'How much to buy' },
    { slot: 'shopping-list-bought', says: 'What was bought before, the last purchase first' },
    { slot: 'shopping-list-purchase', says: 'One purchase with its Undo' },
    {
      slot: 'shopping-list-problem',
      says: 'Why a purchase could not be added, beside Add it anyway and Discard',
    },
  ],
  do: [
    'Write to the clipboard in onCopy, and say that it is done in a toast.',
    'In onBuy put the checked items into the pantry, take them off the list and add them to purchases.',
    'Without a network keep what is bought in waiting, set buysLater, and send it later.',
    'Keep there, with its problem, what could not be added, until the cook adds it anyway or discards it.',
    'Give ids that stay the same when the list is made again, so that what is checked stays checked.',
    'Recompose it from ShoppingListProgress, ShoppingListGroup and ShoppingListRow when a page needs another order. Keep onCheckedChange stable there.',
  ],
  dont: ['Do not move checked items: people look for them where they were.'],
  keys: [
    { keys: 'Tab', does: 'Goes to the next button or item' },
    { keys: 'Space', does: 'Checks the item, or takes the check away' },
  ],
  accessibility: [
    'Each row is a native checkbox named by the item and its amount; each category is a region named by its title.',
    'The figures are a live region: a screen reader hears how many are done after each change.',
    'Bought it is described by what it will do. With nothing checked it says what to do first, and does nothing.',
    'When a pressed button goes with what it has bought or taken back, the focus moves to the root.',
    'When all is checked Copy List stays in the tab order, says that it is unavailable and does nothing.',
  ],
};

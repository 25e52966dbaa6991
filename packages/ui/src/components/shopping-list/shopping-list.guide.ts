import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { shoppingListAttributes } from './shopping-list.attributes.ts';

export const shoppingListGuide: ComponentGuide = {
  purpose:
    'What to buy, grouped by aisle, with items that can be ticked off with one thumb. For what you have, use the pantry index; for one recipe’s needs, the ingredient list.',
  anatomy: [
    { slot: 'shopping-list', says: 'The root' },
    { slot: 'shopping-list-progress', says: 'Jar, counts, bar and buttons' },
    { slot: 'shopping-list-figures', says: 'The checked items out of the total' },
    { slot: 'shopping-list-complete', says: 'The same as a percentage' },
    { slot: 'progress-bar', says: 'The bar' },
    { slot: 'shopping-list-actions', says: 'Check All, Clear All, Copy List and Bought it' },
    { slot: 'shopping-list-hint', says: 'What Bought it will do, or why it does nothing' },
    { slot: 'shopping-list-groups', says: 'The categories, in up to two columns' },
    { slot: 'shopping-list-group', says: 'One category' },
    { slot: 'shopping-list-title', says: 'Its name' },
    { slot: 'shopping-list-count', says: 'The number of items in it' },
    { slot: 'shopping-list-rows', says: 'Its list' },
    { slot: 'shopping-list-row', says: 'One item; the whole row can be pressed' },
    { slot: 'shopping-list-name', says: 'What to buy' },
    { slot: 'shopping-list-detail', says: 'What the plan needs and what the pantry has, and a note' },
    { slot: 'shopping-list-amount', says: 'How much to buy' },
    { slot: 'shopping-list-bought', says: 'Past purchases, the latest first' },
    { slot: 'shopping-list-purchase', says: 'One purchase with its Undo' },
    {
      slot: 'shopping-list-problem',
      says: 'Why a purchase could not be added, with Add it anyway and Discard',
    },
  ],
  attributes: shoppingListAttributes,
  do: [
    'Write to the clipboard in onCopy, and confirm with a toast.',
    'In onBuy, add the checked items to the pantry, remove them from the list and add them to purchases.',
    'When offline, keep purchases in waiting, set buysLater, and sync them later.',
    'Keep purchases that could not be synced there, with their problem, until the cook adds them anyway or discards them.',
    'Pass your shop’s aisles to FoodProvider in its vocabulary, in the order you walk them.',
    'Use ids that stay the same when the list is regenerated, so checked items stay checked.',
    'Compose ShoppingListProgress, ShoppingListGroup and ShoppingListRow for a different order, with a stable onCheckedChange.',
  ],
  dont: ['Do not move checked items: people look for them where they were.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the next button or item' },
    { keys: 'Space', does: 'Checks or unchecks the item' },
  ],
  accessibility: [
    'Each row is a native checkbox named by the item and its amount; each category is a region named by its title.',
    'The counts are a live region: progress is announced after each change.',
    'Bought it is described by what it will do. If nothing is checked, the description says what to do first and the button does nothing.',
    'When a pressed button disappears with the purchase it saved or undid, focus moves to the root.',
    'When everything is checked, Copy List stays in the tab order, is announced as unavailable and does nothing.',
  ],
};

export { ShoppingListBought, type ShoppingListBoughtProps } from './shopping-list-bought.tsx';
export { ShoppingListGroup, type ShoppingListGroupProps } from './shopping-list-group.tsx';
export { ShoppingListProgress, type ShoppingListProgressProps } from './shopping-list-progress.tsx';
export { ShoppingListRow, type ShoppingListRowProps } from './shopping-list-row.tsx';
export { ShoppingList, type ShoppingListProps } from './shopping-list.tsx';
export type { ShoppingItem, ShoppingPurchase, WaitingShoppingPurchase } from './shopping-item.ts';
export type { ShoppingListLabels } from './shopping-words.ts';

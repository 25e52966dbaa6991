export type { Undo } from './use-changes.ts';
export { usePantry, type Pantry } from './use-pantry.ts';
export { useShoppingList, type ShoppingListState } from './use-shopping-list.ts';
export * from './voice/index.ts';

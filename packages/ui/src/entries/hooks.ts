/** State without a screen: a pantry and a shopping list, with undo. */
export * from '../hooks/index.ts';

/** State without a screen: a pantry and a shopping list, with undo, and ingredients as they are said. */
export * from '../hooks/index.ts';

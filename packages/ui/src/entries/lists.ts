/** A cook's lists of recipes: their cards, their dialog, and what adds a recipe to one. */
export * from '../components/add-to-list-menu/index.ts';
export * from '../components/list-card/index.ts';
export * from '../components/list-dialog/index.ts';
export * from '../components/list-grid/index.ts';

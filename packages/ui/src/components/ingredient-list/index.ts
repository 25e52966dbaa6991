export { IngredientList, type IngredientListProps } from './ingredient-list.tsx';
export { IngredientListRow, type IngredientListRowProps } from './ingredient-list-row.tsx';
export type { IngredientListLabels } from './ingredient-list-words.ts';
export type { Accompaniment, IngredientAmount, RecipeIngredient } from './recipe-ingredient.ts';

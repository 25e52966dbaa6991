export { AddIngredientsTable, type AddIngredientsTableProps } from './add-ingredients-table.tsx';
export type { IngredientBook } from './ingredient-book.ts';
export type { NewIngredient } from './use-add-rows.ts';
export type { AddIngredientsTableLabels } from './add-ingredients-words.ts';

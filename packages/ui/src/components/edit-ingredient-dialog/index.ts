export { EditIngredientDialog, type EditIngredientDialogProps } from './edit-ingredient-dialog.tsx';
export type { EditIngredientDialogLabels } from './edit-ingredient-words.ts';
export type { EditableIngredient, EditedIngredient } from './editable-ingredient.ts';

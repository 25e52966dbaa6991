export {
  EditIngredientDialog,
  type EditableIngredient,
  type EditIngredientDialogProps,
} from './edit-ingredient-dialog.tsx';
export type { EditIngredientDialogLabels } from './edit-ingredient-words.ts';

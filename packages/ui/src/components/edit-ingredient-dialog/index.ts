export {
  EditIngredientDialog,
  type EditableIngredient,
  type EditIngredientDialogLabels,
  type EditIngredientDialogProps,
} from './edit-ingredient-dialog.tsx';

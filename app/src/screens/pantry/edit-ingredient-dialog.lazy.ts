/** The dialog, loaded when an ingredient is first edited. */
export { EditIngredientDialog as default } from '@larder/ui/edit-ingredient-dialog';

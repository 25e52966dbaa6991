export {
  IngredientPicker,
  type IngredientPickerLabels,
  type IngredientPickerProps,
  type PickedIngredient,
} from './ingredient-picker.tsx';
